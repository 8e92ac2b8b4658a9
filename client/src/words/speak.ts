import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Lang, Params } from '../wire/wire';

export type Say = (id: string, params?: Params) => string;

export function bundle(lang: Lang, text: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

export function has(words: FluentBundle | undefined, id: string): boolean {
  return Boolean(words?.hasMessage(id));
}

/**
 * A sentence; a message that is missing shows its id, so that tests and people see it. Whoever has
 * the board before their eyes is told the message's attribute `seen`, where it has one.
 */
export function speak(words: FluentBundle | undefined, id: string, params?: Params): string {
  const message = words?.getMessage(id);
  if (!words || !message?.value) return words ? id : '';
  const errors: Error[] = [];
  const text = words.formatPattern(message.attributes.seen ?? message.value, params, errors);
  return words.locales[0] === 'pl' ? bindOrphans(text) : text;
}

/** A title that is to stand in quotation marks: the marks inside it become the inner ones. */
export function innerQuotes(lang: Lang, title: string): string {
  const whole = title.match(/^[„“]([^„“”]*)”$/);
  if (whole) return whole[1]!;
  return lang === 'pl' ? title.replace(/„([^”]*)”/g, '«$1»') : title.replace(/“([^”]*)”/g, '‘$1’');
}

/** No single-letter word ends a line in Polish. */
export function bindOrphans(text: string): string {
  return text.replace(/(^|[\s(„])([aiouwzAIOUWZ]) (?=\S)/g, '$1$2\u00a0');
}
