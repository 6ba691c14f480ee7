import type { CharacterAlignment } from '@mynah/contract/speech/text-to-speech';
import { element } from '../parts/element.ts';
import { toPieces, wordAt } from '../parts/words.ts';
import type { Sound } from './sound.ts';

/** Whoever scrolls reads on their own; so long the text stays where they put it. */
const OWN_SCROLL_MS = 4000;

/** Puts the timed words in place of the plain text: the one that sounds is marked, a click on one jumps there. */
export function followText(place: HTMLElement, alignment: CharacterAlignment, sound: Sound): void {
  const spans: HTMLSpanElement[] = [];
  const starts: number[] = [];
  const nodes = toPieces(alignment).map(({ text, time }) => {
    if (!time) return text;
    const span = element('span', { 'data-word': starts.length }, [text]);
    starts.push(time.start);
    spans.push(span);
    return span;
  });
  place.replaceChildren(...nodes);
  place.classList.add('timed');
  place.addEventListener('click', (event) => {
    const index = event.target instanceof HTMLElement ? event.target.dataset.word : undefined;
    // a selection of text is no wish to jump
    if (index === undefined || !document.getSelection()?.isCollapsed) return;
    sound.seek(starts[Number(index)] ?? 0);
    sound.play();
  });
  markWord(spans, starts, sound);
}

function markWord(spans: readonly HTMLSpanElement[], starts: readonly number[], sound: Sound): void {
  const mayScroll = ownScrollWatch();
  let current = -1;
  sound.onTime((seconds) => {
    const next = seconds === 0 && sound.audio.paused ? -1 : wordAt(starts, seconds);
    if (next === current) return;
    spans[current]?.classList.remove('sounding');
    current = next;
    const word = spans[next];
    word?.classList.add('sounding');
    if (word && !sound.audio.paused && mayScroll()) bringIntoView(word);
  });
}

function bringIntoView(word: HTMLElement): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  word.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
}

function ownScrollWatch(): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  const note = () => {
    last = performance.now();
  };
  for (const name of ['wheel', 'touchmove']) addEventListener(name, note, { passive: true });
  return () => performance.now() - last > OWN_SCROLL_MS;
}
