import { formatClock, formatLength } from '#web/shared/format/times.ts';
import { element } from '../parts/element.ts';
import { playButton, speedChoice } from '../parts/player-controls.ts';
import type { Sound } from './sound.ts';
import { track } from './track.ts';

/** Play and the waveform; below it the time, the length and the speed. */
export function controls(sound: Sound, peaks: Uint8Array): Node[] {
  const status = element('p', { class: 'status', role: 'status' });
  sound.audio.addEventListener('error', () => {
    status.textContent = 'The sound could not be loaded. Press play to try again.';
  });
  sound.audio.addEventListener('playing', () => {
    status.textContent = '';
  });
  return [
    playButton(sound),
    track(sound, peaks),
    element('div', { class: 'times' }, [
      clock(sound),
      element('span', { class: 'figures' }, [formatLength(sound.durationSeconds)]),
      speedChoice(sound, 'speed figures'),
    ]),
    status,
  ];
}

function clock(sound: Sound): HTMLSpanElement {
  const text = element('span', { class: 'figures' });
  sound.onTime((seconds) => {
    const next = formatClock(seconds);
    if (text.textContent !== next) text.textContent = next;
  });
  return text;
}
