import { create } from 'zustand';
import type { PadPoint } from '#web/features/voice-design/mix/pad-weights.ts';

export interface DesignDraft {
  description: string;
  change: string;
  /** Of the remix; undefined until one is chosen. */
  voiceId: string | undefined;
  isAutoText: boolean;
  text: string;
  loudness: number;
  guidance: number;
  strength: number;
  /** Null: another one each time. */
  seed: number | null;
  /** Corners of the pad; undefined where nobody has chosen yet. */
  mixVoiceIds: readonly string[] | undefined;
  point: PadPoint;
  mixText: string;
}

/** What is being described. It stays while one looks at other pages. */
export const useDraft = create<DesignDraft>(() => ({
  description: '',
  change: '',
  voiceId: undefined,
  isAutoText: true,
  text: '',
  loudness: 0.5,
  guidance: 5,
  strength: 0.5,
  seed: null,
  mixVoiceIds: undefined,
  point: { x: 0.5, y: 0.5 },
  mixText: '',
}));

export const changeDraft = (change: Partial<DesignDraft>): void => useDraft.setState(change);
