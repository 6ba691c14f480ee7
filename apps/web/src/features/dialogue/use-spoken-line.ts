import '#web/features/dialogue/spoken-line.css';
import { type RefObject, useEffect } from 'react';
import { useDialogueTake } from '#web/features/dialogue/generate-dialogue.ts';
import { lineAt } from '#web/features/dialogue/script.ts';
import { useVoices } from '#web/features/voices/index.ts';
import { listenToPosition, usePlayer } from '#web/player/index.ts';
import { wordAt } from '#web/shared/words/word-times.ts';
import { paletteIndexOf } from '#web/ui/voice-orb.tsx';

/**
 * Marks the word that sounds, in the color of its voice. Behind each line lies a mirror with the same text as its
 * only node (`data-mirror` holds the line's id); nothing is rendered while the words go by.
 */
export function useSpokenLine(list: RefObject<HTMLElement | null>): void {
  const { take } = useDialogueTake();
  const playingId = usePlayer((player) => player.item?.id);
  const isHeard = usePlayer((player) => player.phase === 'ready');
  const voices = useVoices().data;
  useEffect(() => {
    if (!take || take.id !== playingId || !isHeard || !CSS.highlights) return;
    const clear = () => {
      for (let index = 0; index < 8; index += 1) CSS.highlights.delete(`spoken-voice-${index}`);
    };
    const show = (seconds: number) => {
      clear();
      const word = wordAt(take.words.words, seconds);
      const place = word && lineAt(take.lines, word.from);
      const line = place && take.lines[place.index];
      if (!word || !place || !line) return;
      const node = list.current?.querySelector(`[data-mirror="${line.id}"]`)?.firstChild;
      const to = word.to - place.start;
      // what was changed since has other words at this place
      if (!node?.textContent?.startsWith(line.text) || to > line.text.length) return;
      const range = new Range();
      range.setStart(node, word.from - place.start);
      range.setEnd(node, to);
      const name = voices?.find((voice) => voice.voice_id === line.voiceId)?.name ?? '';
      CSS.highlights.set(`spoken-voice-${paletteIndexOf(line.voiceId, name)}`, new Highlight(range));
    };
    const stop = listenToPosition(show);
    return () => {
      stop();
      clear();
    };
  }, [take, playingId, isHeard, voices, list]);
}
