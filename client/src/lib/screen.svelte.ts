import { MediaQuery } from 'svelte/reactivity';

/** Narrower than this, the table is the phone's. */
export const phone = new MediaQuery('max-width: 760px');
