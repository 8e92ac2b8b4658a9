import './fonts';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { router } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { words } from './words/words.svelte';

settings.start();
router.start();
void words.start();
mount(App, { target: document.getElementById('app')! });
