import { bindOrphans } from '../words/speak';
import { words } from '../words/words.svelte';
import type { Both } from '../wire/wire';

/** A sentence of the server in the language of the page. */
export function tell(both: Both): string {
  return words.lang === 'pl' ? bindOrphans(both.pl) : both.en;
}
