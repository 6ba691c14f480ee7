import { usualVoiceId } from '@mynah/contract/voices/usual-voice';
import type { VoiceLabels } from '@mynah/engine-spec';

/** What a well-known name sounds like, to find the local voice that is nearest. */
export type VoiceProfile = Pick<VoiceLabels, 'gender' | 'age' | 'accent'>;

const profile = (
  gender: VoiceLabels['gender'],
  age: VoiceLabels['age'],
  accent = 'american',
): VoiceProfile => ({ gender, age, accent });

/** Voice ids that programs have hard-coded. They answer with the local voice that is nearest, under the asked id. */
export const premadeVoices: Readonly<Record<string, VoiceProfile>> = {
  [usualVoiceId]: profile('female', 'young'),
  EXAVITQu4vr4xnSDxMaL: profile('female', 'young'),
  JBFqnCBsd6RMkjVDRZzb: profile('male', 'middle_aged', 'british'),
  pNInz6obpgDQGcFmaJgB: profile('male', 'middle_aged'),
  ErXwobaYiN019PkySvjV: profile('male', 'young'),
  MF3mGyEYCl7XYWbV9V6O: profile('female', 'young'),
  TxGEqnHWrfWFTfGW9XjX: profile('male', 'young'),
  VR6AewLTigWG4xSOukaG: profile('male', 'middle_aged'),
  AZnzlk1XvdvUeBnXmlld: profile('female', 'young'),
  yoZ06aMxZJJ28mfd3POQ: profile('male', 'young'),
  IKne3meq5aSn9XLyUdCD: profile('male', 'young', 'australian'),
  N2lVS1w4EtoT3dr4eOWO: profile('male', 'middle_aged'),
  TX3LPaxmHKxFdv7VOQHJ: profile('male', 'young'),
  XB0fDUnXU5powFXDhCwa: profile('female', 'young', 'swedish'),
  Xb7hH8MSUJpSbSDYk0k2: profile('female', 'middle_aged', 'british'),
  XrExE9yKIg1WjnnlVkGX: profile('female', 'middle_aged'),
  bIHbv24MWmeRgasZH58o: profile('male', 'young'),
  cgSgspJ2msm6clMCkdW9: profile('female', 'young'),
  cjVigY5qzO86Huf0OWal: profile('male', 'middle_aged'),
  iP95p4xoKVk53GoZ742B: profile('male', 'middle_aged'),
  nPczCjzI2devNBz1zQrb: profile('male', 'middle_aged'),
  onwK4e9ZLuTAKqWW03F9: profile('male', 'middle_aged', 'british'),
  pFZP5JQG7iQjIQuC4Bku: profile('female', 'middle_aged', 'british'),
  pqHfZKP75CvOlQylNhV4: profile('male', 'old'),
  '9BWtsMINqrJLrRacOk9x': profile('female', 'middle_aged'),
  CwhRBWXzGAHq8TQ4Fs17: profile('male', 'middle_aged'),
  FGY2WhTYpPnrIDTdsKH5: profile('female', 'young'),
  SAz9YHcvj6GT2YYXdXww: profile('neutral', 'middle_aged'),
};

/** OpenAI's voice names. A local voice of the same name comes first, else the nearest one. */
export const openaiVoices: Readonly<Record<string, VoiceProfile>> = {
  alloy: profile('female', 'middle_aged'),
  ash: profile('male', 'young'),
  ballad: profile('male', 'young', 'british'),
  cedar: profile('male', 'middle_aged'),
  coral: profile('female', 'young'),
  echo: profile('male', 'young'),
  fable: profile('male', 'middle_aged', 'british'),
  marin: profile('female', 'middle_aged'),
  nova: profile('female', 'young'),
  onyx: profile('male', 'old'),
  sage: profile('female', 'middle_aged'),
  shimmer: profile('female', 'young'),
  verse: profile('male', 'young'),
};
