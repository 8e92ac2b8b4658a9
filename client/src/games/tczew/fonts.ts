import '@fontsource/alegreya/latin-500-italic.css';
import '@fontsource/alegreya/latin-700.css';
import '@fontsource/alegreya/latin-800.css';
import '@fontsource/alegreya/latin-ext-500-italic.css';
import '@fontsource/alegreya/latin-ext-700.css';
import '@fontsource/alegreya/latin-ext-800.css';
