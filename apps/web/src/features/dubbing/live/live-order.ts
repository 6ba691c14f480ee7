import { AUTO } from '#web/features/dubbing/making/dub-order.ts';

/** Where the speech comes from. */
export type LiveSource = 'microphone' | 'tab' | 'file';
/** How long a pause ends what is translated at once. */
export const paces = ['low', 'medium', 'high'] as const;
export type Pace = (typeof paces)[number];

/** What is translated live, and how. */
export interface LiveOrder {
  readonly from: LiveSource;
  readonly file: File | undefined;
  readonly source: string;
  readonly target: string;
  /** Undefined: a voice that every server has. */
  readonly voiceId: string | undefined;
  readonly pace: Pace;
  /** It is spoken, not only written. */
  readonly isSpoken: boolean;
}

export const firstOrder: LiveOrder = {
  ...{ from: 'microphone', file: undefined, source: AUTO, target: '', voiceId: undefined },
  ...{ pace: 'medium', isSpoken: true },
};

/** What keeps it from beginning. */
export type LiveFault = 'noTarget' | 'sameLanguage' | 'noFile';

export function faultOf({ from, file, source, target }: LiveOrder): LiveFault | undefined {
  if (target === '') return 'noTarget';
  if (source === target) return 'sameLanguage';
  return from === 'file' && !file ? 'noFile' : undefined;
}
