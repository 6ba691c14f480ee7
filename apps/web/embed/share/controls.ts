import { formatClock, formatLength } from '#web/shared/format/times.ts';
import { PLAYER_SPEEDS } from '#web/shared/playback-constants.ts';
import { element, icon } from './element.ts';
import type { Sound } from './sound.ts';
import { track } from './track.ts';

const PLAY = 'M8 5.14v13.72a1 1 0 0 0 1.5.86l11-6.86a1 1 0 0 0 0-1.72l-11-6.86A1 1 0 0 0 8 5.14Z';
const PAUSE =
  'M7 4h3a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1Zm7 0h3a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1Z';

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
      speedChoice(sound),
    ]),
    status,
  ];
}

function playButton(sound: Sound): HTMLButtonElement {
  const button = element('button', { type: 'button', class: 'play' });
  const show = () => {
    const isPlaying = !sound.audio.paused;
    button.setAttribute('aria-label', isPlaying ? 'Pause' : 'Play');
    button.replaceChildren(icon(isPlaying ? PAUSE : PLAY));
  };
  for (const name of ['play', 'pause', 'ended']) sound.audio.addEventListener(name, show);
  button.addEventListener('click', () => sound.toggle());
  show();
  return button;
}

function clock(sound: Sound): HTMLSpanElement {
  const text = element('span', { class: 'figures' });
  sound.onTime((seconds) => {
    const next = formatClock(seconds);
    if (text.textContent !== next) text.textContent = next;
  });
  return text;
}

function speedChoice({ audio }: Sound): HTMLSelectElement {
  const options = PLAYER_SPEEDS.map((speed) =>
    element('option', { value: speed, selected: speed === 1 }, [`${speed}×`]),
  );
  const select = element('select', { class: 'speed figures', 'aria-label': 'Speed' }, options);
  select.addEventListener('change', () => {
    audio.defaultPlaybackRate = Number(select.value);
    audio.playbackRate = Number(select.value);
  });
  return select;
}
