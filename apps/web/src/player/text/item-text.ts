import type { HistoryItem } from '@mynah/contract/history/history';
import { useEffect, useState } from 'react';
import { loadedSound } from '#web/player/playback/audio-element.ts';
import { usePlayer } from '#web/player/state/player-store.ts';
import { textOfItem } from '#web/shared/audio-items/generation-kinds.ts';
import { fetchHistoryItem } from '#web/shared/audio-items/history-item.requests.ts';
import { WordTimes } from '#web/shared/words/word-times.ts';

/** What is spoken, with the times of its words; without times it is only to be read. */
export interface ItemText {
  text: string;
  words: WordTimes | null;
}

type TextAnswer = { state: 'loading' | 'failed' | 'ready'; content?: ItemText };

/** The text of what the player holds: that of a generation as it comes, else that of the history. */
export function useItemText(): TextAnswer & { retry: () => void } {
  const id = usePlayer(({ item }) => item?.id);
  const text = usePlayer(({ item }) => item?.extra.text);
  const isLoaded = usePlayer(({ item }) => item?.loaded ?? false);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<TextAnswer>({ state: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    const words = loadedSound()?.words;
    if (words && text) return setAnswer({ state: 'ready', content: { text, words } });
    if (!id || !isLoaded) {
      return setAnswer(text ? { state: 'ready', content: { text, words: null } } : { state: 'failed' });
    }
    const controller = new AbortController();
    setAnswer({ state: 'loading' });
    fetchHistoryItem(id, controller.signal)
      .then((item) => setAnswer({ state: 'ready', content: textOf(item) }))
      .catch(() => !controller.signal.aborted && setAnswer({ state: 'failed' }));
    return () => controller.abort();
  }, [id, text, isLoaded, attempt]);
  return { ...answer, retry: () => setAttempt((count) => count + 1) };
}

export function textOf(item: HistoryItem): ItemText {
  const { alignments } = item;
  const text = textOfItem(item);
  if (!text || !alignments) return { text, words: null };
  const words = new WordTimes(text);
  words.append(alignments.alignment);
  return { text, words };
}
