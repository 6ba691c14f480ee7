import type { VoiceSettings } from '@mynah/contract/voices/voices';
import { create } from 'zustand';
import { type playStream, usePlayer } from '#web/player/index.ts';
import type { WordTimes } from '#web/shared/words/word-times.ts';

/** One generation of this visit, kept so that it can be heard against the next. */
export interface Take {
  id: string;
  text: string;
  voiceId: string;
  voiceName: string;
  modelId: string;
  settings: VoiceSettings;
  isComplete: boolean;
  stream: ReturnType<typeof playStream>;
  words: WordTimes;
}

/** More would fill the memory and nobody compares them by ear. */
const MAX_TAKES = 4;

export const useTakes = create<{ takes: readonly Take[] }>(() => ({ takes: [] }));

export function addTake(take: Take): void {
  const { takes } = useTakes.getState();
  const kept = [...takes, take].slice(-MAX_TAKES);
  for (const dropped of takes.filter((other) => !kept.includes(other))) dropped.stream.received.release();
  useTakes.setState({ takes: kept });
}

export function changeTake(id: string, change: Partial<Take>): void {
  useTakes.setState(({ takes }) => ({
    takes: takes.map((take) => (take.id === id ? { ...take, ...change } : take)),
  }));
}

export function removeTake(id: string): void {
  useTakes.setState(({ takes }) => ({ takes: takes.filter((take) => take.id !== id) }));
}

/** The take that the player holds. */
export function usePlayingTake(): Take | undefined {
  const id = usePlayer((player) => player.item?.id);
  return useTakes(({ takes }) => takes.find((take) => take.id === id));
}

/** A, B, C … as the takes were made. */
export const takeLetter = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index);
