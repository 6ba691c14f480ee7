import '#web/features/speech-to-text/editor/marks.css';
import { type RefObject, useEffect } from 'react';
import { useEditor } from '#web/features/speech-to-text/editor/editor-context.tsx';
import { isUnsure, type Paragraph } from '#web/features/speech-to-text/editor/paragraphs.ts';
import { listenToPosition } from '#web/player/index.ts';
import { countStarted } from '#web/shared/words/count-started.ts';

type List = RefObject<HTMLElement | null>;

/** Marks what is found, what is unsure and the word that sounds in the texts of `list`. */
export function useMarks(list: List, isHeard: boolean): void {
  const { paragraphs, find, unsure } = useEditor();
  useEffect(() => {
    const { matches, at } = find;
    setMark('transcript-found', rangesOf(list, matches));
    setMark('transcript-found-here', rangesOf(list, matches.slice(at, at + 1)));
    const here = matches[at];
    if (here) scrollTo(list, here.paragraph);
    return () => clearMarks('transcript-found', 'transcript-found-here');
  }, [list, find]);
  useEffect(() => {
    if (!unsure.isShown) return;
    const places = paragraphs.flatMap(({ words }, paragraph) =>
      words.filter(isUnsure).map(({ from, to }) => ({ paragraph, from, to })),
    );
    setMark('transcript-unsure', rangesOf(list, places));
    return () => clearMarks('transcript-unsure');
  }, [list, paragraphs, unsure.isShown]);
  useEffect(() => {
    if (!isHeard || !CSS.highlights) return;
    const stop = followWords(list, paragraphs);
    return () => {
      stop();
      clearMarks('transcript-spoken');
    };
  }, [list, paragraphs, isHeard]);
}

/** Marks the word at the playhead and keeps it in view, unless somebody writes. */
function followWords(list: List, paragraphs: readonly Paragraph[]): () => void {
  let shown = '';
  return listenToPosition((seconds) => {
    const at = countStarted(paragraphs.length, (index) => paragraphs[index]!.startSeconds, seconds) - 1;
    const words = paragraphs[at]?.words ?? [];
    const place = countStarted(words.length, (index) => words[index]!.startSeconds, seconds) - 1;
    const word = words[place];
    const key = `${at} ${place}`;
    if (!word || key === shown) return;
    shown = key;
    setMark('transcript-spoken', rangesOf(list, [{ paragraph: at, from: word.from, to: word.to }]));
    if (document.activeElement?.tagName !== 'TEXTAREA') scrollTo(list, at);
  });
}

interface Place {
  paragraph: number;
  from: number;
  to: number;
}

function rangesOf(list: List, places: readonly Place[]): Range[] {
  return places.flatMap(({ paragraph, from, to }) => {
    const node = list.current?.querySelector(`[data-text="${paragraph}"]`)?.firstChild;
    if (!node || to > (node.textContent?.length ?? 0)) return [];
    const range = new Range();
    range.setStart(node, from);
    range.setEnd(node, to);
    return [range];
  });
}

function setMark(name: string, ranges: readonly Range[]): void {
  CSS.highlights?.set(name, new Highlight(...ranges));
}

function clearMarks(...names: string[]): void {
  for (const name of names) CSS.highlights?.delete(name);
}

function scrollTo(list: List, paragraph: number): void {
  const scroller = list.current;
  const element = scroller?.querySelector(`[data-text="${paragraph}"]`);
  if (!scroller || !element) return;
  const box = element.getBoundingClientRect();
  const view = scroller.getBoundingClientRect();
  if (box.bottom > view.bottom || box.top < view.top)
    scroller.scrollBy({ top: box.top - view.top - view.height / 3, behavior: 'smooth' });
}
