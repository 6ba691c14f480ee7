import '#web/features/text-to-speech/spoken-word.css';
import { type RefObject, useEffect } from 'react';
import { usePlayingTake } from '#web/features/text-to-speech/takes.ts';
import { listenToPosition, usePlayer } from '#web/player/index.ts';
import { type WordTime, wordAt } from '#web/shared/words/word-times.ts';

const HIGHLIGHT = 'spoken-word';

/**
 * Marks the word that sounds. `mirror` lies behind the text field and holds the same text as its only node; the mark
 * is a range of it, so that nothing is rendered while the words go by.
 */
export function useSpokenWord(mirror: RefObject<HTMLElement | null>, text: string): void {
  const take = usePlayingTake();
  const isHeard = usePlayer((player) => player.phase === 'ready');
  useEffect(() => {
    if (!take || take.text !== text || !isHeard || !CSS.highlights) return;
    let shown: WordTime | undefined;
    const show = (seconds: number) => {
      const word = wordAt(take.words.words, seconds);
      const node = mirror.current?.firstChild;
      if (word === shown || !word || !node || word.to > (node.textContent?.length ?? 0)) return;
      shown = word;
      const range = new Range();
      range.setStart(node, word.from);
      range.setEnd(node, word.to);
      CSS.highlights.set(HIGHLIGHT, new Highlight(range));
      keepInView(mirror.current, range);
    };
    const stop = listenToPosition(show);
    return () => {
      stop();
      CSS.highlights.delete(HIGHLIGHT);
    };
  }, [take, text, isHeard, mirror]);
}

/** Follows the words, unless somebody is writing. */
function keepInView(mirror: HTMLElement | null, range: Range): void {
  const scroller = mirror?.closest('[data-scroller]');
  if (!scroller || document.activeElement?.tagName === 'TEXTAREA') return;
  const word = range.getBoundingClientRect();
  const view = scroller.getBoundingClientRect();
  if (word.bottom > view.bottom - 40 || word.top < view.top) {
    scroller.scrollBy({ top: word.top - view.top - view.height / 3, behavior: 'smooth' });
  }
}
