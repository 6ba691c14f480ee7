import type { CharacterAlignment } from '@mynah/contract/speech/text-to-speech';
import { addressOf } from '#web/shared/api/address-of.ts';
import { element } from '../parts/element.ts';
import { toPieces, wordAt } from '../parts/words.ts';
import type { ArticleSound } from './sound.ts';

/** Whoever scrolls reads on their own; so long the text stays where they put it. */
const ownScrollMs = 4000;

/** The text of the chapter that is heard: the word that sounds is marked, a click on one jumps there. */
export function readingAlong(
  ticket: string,
  chapterIds: readonly string[],
  sound: ArticleSound,
): HTMLElement {
  const place = element('div', { class: 'words', tabindex: 0, role: 'region', 'aria-label': 'Text' });
  let shown = -1;
  let words: { spans: HTMLSpanElement[]; starts: number[] } = { spans: [], starts: [] };
  let marked: HTMLSpanElement | undefined;
  let scrolledMs = Number.NEGATIVE_INFINITY;
  const noteScroll = () => {
    scrolledMs = performance.now();
  };
  for (const name of ['wheel', 'touchmove']) place.addEventListener(name, noteScroll, { passive: true });

  async function show(chapter: number): Promise<void> {
    shown = chapter;
    const alignment = await fetchWords(ticket, chapterIds[chapter] ?? '');
    if (!alignment || shown !== chapter) return;
    const made = toWords(alignment);
    words = made;
    place.replaceChildren(...made.nodes);
    place.scrollTop = 0;
  }

  sound.onTime(() => {
    if (sound.chapter !== shown) void show(sound.chapter);
    const next = words.spans[wordAt(words.starts, sound.chapterSeconds)];
    if (next === marked) return;
    marked?.classList.remove('sounding');
    marked = next;
    next?.classList.add('sounding');
    if (next && performance.now() - scrolledMs > ownScrollMs) center(place, next);
  });
  place.addEventListener('click', ({ target }) => {
    const index = target instanceof HTMLElement ? target.dataset.word : undefined;
    // a selection of text is no wish to jump
    if (index === undefined || !document.getSelection()?.isCollapsed) return;
    sound.seekIn(shown, words.starts[Number(index)] ?? 0);
    sound.play();
  });
  return place;
}

async function fetchWords(ticket: string, chapter: string): Promise<CharacterAlignment | undefined> {
  try {
    const answer = await fetch(addressOf('GET /v1/article-player/words', { query: { ticket, chapter } }));
    return answer.ok ? ((await answer.json()) as CharacterAlignment) : undefined;
  } catch {
    // it is heard without its text
    return undefined;
  }
}

function toWords(alignment: CharacterAlignment) {
  const spans: HTMLSpanElement[] = [];
  const starts: number[] = [];
  const nodes = toPieces(alignment).map(({ text, time }) => {
    if (!time) return text;
    const span = element('span', { 'data-word': starts.length }, [text]);
    starts.push(time.start);
    spans.push(span);
    return span;
  });
  return { spans, starts, nodes };
}

/** Within the text alone: the page around the frame stays where it is. */
function center(place: HTMLElement, word: HTMLElement): void {
  const top = word.offsetTop - place.offsetTop - place.clientHeight / 2;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  place.scrollTo({ top, behavior: isCalm ? 'auto' : 'smooth' });
}
