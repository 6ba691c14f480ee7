import { type KeyboardEvent, useRef, useState } from 'react';
import { message, useMessages } from '#web/player/messages.ts';
import type { SpokenText } from '#web/player/text/spoken-text.ts';
import type { WordTime } from '#web/shared/words/word-times.ts';

type WordCursorProps = {
  spoken: SpokenText;
  /** The reader looks elsewhere than where it sounds. */
  onMove: () => void;
  onJump: (word: WordTime) => void;
};

/**
 * One button for thousands of words: it stands over the word that the arrow keys chose, and carries its name. Enter
 * and space press it as any button.
 */
export function WordCursor({ spoken, onMove, onJump }: WordCursorProps) {
  const t = useMessages();
  const button = useRef<HTMLButtonElement>(null);
  const [index, setIndex] = useState(0);
  const word = spoken.wordNumber(index);

  const moveTo = (next: number) => {
    const target = spoken.wordNumber(next);
    if (!button.current || !target) return;
    setIndex(spoken.indexOf(target));
    spoken.markCursor(target);
    standOver(button.current, spoken.rangeOf(target));
    button.current.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = stepOf(event.key, { spoken, index });
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onMove();
    moveTo(step);
  };
  return (
    <button
      ref={button}
      type="button"
      aria-label={t('playFromWord', { word: word ? spoken.textOf(word) : '' })}
      aria-description={message('wordKeys')}
      onFocus={() => moveTo(spoken.spokenIndex)}
      onBlur={() => spoken.markCursor(undefined)}
      onKeyDown={onKeyDown}
      onClick={() => word && onJump(word)}
      className="pointer-events-none absolute scroll-my-10 rounded-xs opacity-0 outline-offset-1 focus-visible:opacity-100"
    />
  );
}

/** Left and right by word, up and down by line. */
function stepOf(key: string, { spoken, index }: { spoken: SpokenText; index: number }): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return index - 1;
    case 'ArrowRight':
      return index + 1;
    case 'ArrowUp':
      return spoken.wordOnNextLine(index, -1);
    case 'ArrowDown':
      return spoken.wordOnNextLine(index, 1);
    case 'Home':
      return 0;
    case 'End':
      return spoken.wordCount - 1;
    default:
      return undefined;
  }
}

function standOver(button: HTMLElement, range: Range | undefined): void {
  const parent = button.offsetParent;
  if (!range || !parent) return;
  const [word, place] = [range.getBoundingClientRect(), parent.getBoundingClientRect()];
  Object.assign(button.style, {
    left: `${word.left - place.left + parent.scrollLeft}px`,
    top: `${word.top - place.top + parent.scrollTop}px`,
    width: `${word.width}px`,
    height: `${word.height}px`,
  });
}
