import '#web/player/text/spoken-text.css';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useMessages } from '#web/player/messages.ts';
import { seek } from '#web/player/playback/audio-element.ts';
import { usePlayer } from '#web/player/state/player-store.ts';
import { listenToPosition } from '#web/player/state/position.ts';
import { cutBlocks } from '#web/player/text/blocks.ts';
import { SpokenText } from '#web/player/text/spoken-text.ts';
import { WordCursor } from '#web/player/text/word-cursor.tsx';
import type { WordTime } from '#web/shared/words/word-times.ts';

type SpokenWordsProps = { text: string; words: readonly WordTime[] };

/** A text of any length: a node a paragraph, marks as ranges, and no render while the words go by. */
export function SpokenWords({ text, words }: SpokenWordsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const blocks = useMemo(() => cutBlocks(text), [text]);
  const [spoken, setSpoken] = useState<SpokenText | null>(null);
  const follow = useFollow(scroller, spoken);
  useEffect(() => {
    if (!scroller.current || !body.current) return;
    const elements = [...body.current.children].filter((child) => child instanceof HTMLElement);
    const next = new SpokenText({ scroller: scroller.current, blocks, elements }, words);
    setSpoken(next);
    return () => next.clear();
  }, [blocks, words]);
  const jump = useCallback(
    (word: WordTime) => {
      if (!usePlayer.getState().canSeek) return;
      seek(word.startSeconds);
      follow.resume();
    },
    [follow.resume],
  );
  useJumpOnClick(body, spoken, jump);
  return (
    <div className="relative min-h-0 flex-1">
      <div ref={scroller} className="relative h-full overflow-y-auto px-5 py-4">
        {/* The order of tabs: the words first, then what is left of the panel. */}
        {spoken && words.length > 0 && <WordCursor spoken={spoken} onMove={follow.pause} onJump={jump} />}
        <div
          ref={body}
          data-has-times={words.length > 0 || undefined}
          className="whitespace-pre-wrap text-15 text-ink leading-7 data-has-times:cursor-pointer [overflow-wrap:anywhere]"
        >
          {blocks.map(({ from, to }) => (
            <p key={from}>{text.slice(from, to)}</p>
          ))}
        </div>
      </div>
      {follow.isPaused && <FollowButton spoken={spoken} onPress={follow.resume} />}
    </div>
  );
}

/** Scrolls along with the sound, until the reader scrolls. */
function useFollow(scroller: RefObject<HTMLElement | null>, spoken: SpokenText | null) {
  const [isPaused, setPaused] = useState(false);
  const isFollowing = useRef(true);
  useEffect(() => {
    if (!spoken) return;
    const show = (seconds: number) => {
      if (spoken.show(seconds) && isFollowing.current) spoken.follow();
    };
    return listenToPosition(show);
  }, [spoken]);
  const pause = useCallback(() => {
    isFollowing.current = false;
    setPaused(true);
  }, []);
  const resume = useCallback(() => {
    isFollowing.current = true;
    setPaused(false);
    spoken?.follow();
  }, [spoken]);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const onPointer = (event: PointerEvent) => {
      // Beside the text lies the scroll bar.
      if (event.target === element && event.offsetX >= element.clientWidth) pause();
    };
    const onKey = ({ key }: globalThis.KeyboardEvent) => {
      if (['PageUp', 'PageDown', 'ArrowUp', 'ArrowDown'].includes(key)) pause();
    };
    element.addEventListener('wheel', pause, { passive: true });
    element.addEventListener('touchmove', pause, { passive: true });
    element.addEventListener('pointerdown', onPointer);
    element.addEventListener('keydown', onKey);
    return () => {
      element.removeEventListener('wheel', pause);
      element.removeEventListener('touchmove', pause);
      element.removeEventListener('pointerdown', onPointer);
      element.removeEventListener('keydown', onKey);
    };
  }, [scroller, pause]);
  return { isPaused, pause, resume };
}

/** By listener, since the words are no elements; the keyboard has its cursor. */
function useJumpOnClick(
  body: RefObject<HTMLElement | null>,
  spoken: SpokenText | null,
  jump: (word: WordTime) => void,
): void {
  useEffect(() => {
    const element = body.current;
    if (!element || !spoken) return;
    const onClick = ({ clientX, clientY }: MouseEvent) => {
      // Who selects text does not want to jump.
      if (getSelection()?.isCollapsed === false) return;
      const word = spoken.wordAtPoint(clientX, clientY);
      if (word) jump(word);
    };
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  }, [body, spoken, jump]);
}

function FollowButton({ spoken, onPress }: { spoken: SpokenText | null; onPress: () => void }) {
  const t = useMessages();
  const Icon = spoken?.isBelow() ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      onClick={onPress}
      className="absolute bottom-3 left-1/2 flex h-8 -translate-x-1/2 items-center gap-1.5 rounded-full bg-ink px-3.5 font-medium text-12 text-on-ink shadow-pop"
    >
      <Icon aria-hidden className="size-3.5" />
      {t('followText')}
    </button>
  );
}
