import { settings } from './settings.svelte';

let audio: AudioContext | undefined;

/** A short knock of a card on the table; silent unless it was switched on. */
export function knock(high = false): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  const start = audio.currentTime;
  const tone = audio.createOscillator();
  const loud = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(high ? 520 : 190, start);
  tone.frequency.exponentialRampToValueAtTime(high ? 420 : 90, start + 0.07);
  loud.gain.setValueAtTime(0.18, start);
  loud.gain.exponentialRampToValueAtTime(0.001, start + 0.09);
  tone.connect(loud).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.1);
}
