import { formatClock } from '#web/shared/format/times.ts';
import { SKIP_SECONDS } from '#web/shared/playback-constants.ts';
import { element, icon } from '../parts/element.ts';
import { speedChoice } from '../parts/player-controls.ts';
import type { ArticleSound } from './sound.ts';

const BACK = 'M3 12a9 9 0 1 0 3-6.7L3 8m0-5v5h5';
const AHEAD = 'M21 12a9 9 0 1 1-3-6.7L21 8m0-5v5h-5';
const TEXT = 'M4 6h16M4 12h16M4 18h10';

export function timeLine(sound: ArticleSound): Node[] {
  const slider = element('input', {
    type: 'range',
    min: 0,
    max: Math.max(1, Math.round(sound.duration)),
    step: 1,
    value: 0,
    'aria-label': 'Position',
  });
  const clock = element('span', { class: 'figures' });
  const length = formatClock(sound.duration);
  sound.onTime((seconds) => {
    slider.value = String(Math.round(seconds));
    slider.style.setProperty('--heard', `${sound.duration ? (100 * seconds) / sound.duration : 0}%`);
    const now = formatClock(seconds);
    const text = `${now} of ${length}`;
    if (slider.getAttribute('aria-valuetext') === text) return;
    slider.setAttribute('aria-valuetext', text);
    clock.textContent = `${now} / ${length}`;
  });
  slider.addEventListener('input', () => sound.seek(Number(slider.value)));
  return [slider, clock];
}

export function tools(sound: ArticleSound, words: HTMLElement): Node[] {
  return [skipButton(sound, -1), skipButton(sound, 1), speedChoice(sound, 'tool'), textButton(words)];
}

function skipButton(sound: ArticleSound, direction: -1 | 1): HTMLButtonElement {
  const label = direction < 0 ? `Back ${SKIP_SECONDS} seconds` : `Ahead ${SKIP_SECONDS} seconds`;
  const button = element('button', { type: 'button', class: 'tool', 'aria-label': label, title: label }, [
    icon(direction < 0 ? BACK : AHEAD, 'lines'),
  ]);
  button.addEventListener('click', () => sound.skip(direction, SKIP_SECONDS));
  return button;
}

/** The text is there for whoever wants it. */
function textButton(words: HTMLElement): HTMLButtonElement {
  const button = element(
    'button',
    { type: 'button', class: 'tool', 'aria-label': 'Read along', title: 'Read along' },
    [icon(TEXT, 'lines')],
  );
  const show = () => button.setAttribute('aria-expanded', String(!words.hidden));
  button.addEventListener('click', () => {
    words.hidden = !words.hidden;
    show();
  });
  show();
  return button;
}
