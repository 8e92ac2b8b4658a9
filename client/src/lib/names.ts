import type { Player } from '../wire/wire';
import { t } from '../words/words.svelte';

/** Who sits there, by name; several computers at one table are told apart by a number. */
export function nameOf(players: Player[], seat: number): string {
  const player = players[seat];
  if (!player || !isComputer(player)) return player?.name || t('seat-number', { number: seat + 1 });
  const computers = players.filter(isComputer);
  return computers.length > 1 ? t('bot-number', { number: computers.indexOf(player) + 1 }) : t('bot-name');
}

function isComputer({ kind, name, bot }: Player): boolean {
  return kind === 'bot' && (!name || name === bot);
}
