import { progressOf } from './unfinished-text.ts';

export type Eagerness = 'patient' | 'normal' | 'eager';

export interface PatienceOptions {
  eagerness: Eagerness;
  /** Wait longer while somebody gives a number or spells. */
  waitsForSpelling: boolean;
  language: string;
}

/** Silence after which a turn is over, in ms: by how far the sentence has come, and how eager the agent is. */
const silenceMs: Readonly<Record<Eagerness, Readonly<Record<ReturnType<typeof progressOf>, number>>>> = {
  eager: { complete: 250, open: 400, unfinished: 1000, spelling: 1200 },
  normal: { complete: 380, open: 650, unfinished: 1500, spelling: 1900 },
  patient: { complete: 900, open: 1300, unfinished: 2600, spelling: 3000 },
};

/** How much silence ends what was said. */
export function patienceMs(text: string, { eagerness, waitsForSpelling, language }: PatienceOptions): number {
  const progress = progressOf(text, language);
  if (progress === 'spelling' && !waitsForSpelling) return silenceMs[eagerness].open;
  return silenceMs[eagerness][progress];
}

/** So long a transcript is waited for when the silence alone would end the turn: a slow machine must not cut words. */
export const lateTextMs = 4000;
