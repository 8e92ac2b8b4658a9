import '@fontsource/anton/latin-400.css';
import '@fontsource/anton/latin-ext-400.css';
