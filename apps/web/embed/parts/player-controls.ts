import { PLAYER_SPEEDS } from '#web/shared/playback-constants.ts';
import { element, icon } from './element.ts';

const PLAY = 'M8 5.14v13.72a1 1 0 0 0 1.5.86l11-6.86a1 1 0 0 0 0-1.72l-11-6.86A1 1 0 0 0 8 5.14Z';
const PAUSE =
  'M7 4h3a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1Zm7 0h3a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1Z';

/** What plays on a page that strangers open. */
export interface PlayedSound {
  readonly audio: HTMLAudioElement;
  toggle(): void;
  skip(direction: -1 | 1): void;
}

export function playButton(sound: PlayedSound): HTMLButtonElement {
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

export function speedChoice({ audio }: PlayedSound, className: string): HTMLSelectElement {
  const options = PLAYER_SPEEDS.map((speed) =>
    element('option', { value: speed, selected: speed === 1 }, [`${speed}×`]),
  );
  const select = element('select', { class: className, 'aria-label': 'Speed' }, options);
  select.addEventListener('change', () => {
    audio.defaultPlaybackRate = Number(select.value);
    audio.playbackRate = Number(select.value);
  });
  return select;
}
