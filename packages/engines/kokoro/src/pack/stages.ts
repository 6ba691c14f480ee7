/**
 * The three stages that the model is cut in, and the values that pass between them, by the names that the
 * built pack gives them. T: frames of 600 samples (25 ms) at 24 kHz; n: tokens with the two at the ends.
 *
 * - `duration`: `tokens` int64 [1,n], `style` [1,256], `speed` [1] → `lengths` [1,n] frames per token, not yet whole,
 *   `encoded` [1,n,640] the text as the prosody predictor sees it.
 * - `prosody`: `tokens`, `style`, `durations` [1,n] whole frames, `encoded` → `features` [1,512,T], `f0` [1,2T] in Hz, `energy` [1,2T].
 * - `decoder`: `style`, `features`, `f0`, `energy`, `phase`, `noise`, `keep`, `norm.*` → `audio` [600 T], `norm.*.out`.
 */
export interface Stage {
  from: readonly string[];
  to: readonly string[];
}

export type StageName = 'duration' | 'prosody' | 'decoder';

export const stageNames: readonly StageName[] = ['duration', 'prosody', 'decoder'];

export const STAGES: Record<StageName, Stage> = {
  duration: { from: [], to: ['lengths', 'encoded'] },
  prosody: { from: ['durations', 'encoded'], to: ['features', 'f0', 'energy'] },
  decoder: { from: ['features', 'f0', 'energy'], to: ['audio'] },
};

/** What the export calls the values at the cuts. */
export const EXPORTED_NAMES: Readonly<Record<string, string>> = {
  lengths: '/encoder/Div_output_0',
  durations: '/encoder/Clip_output_0',
  encoded: '/encoder/predictor/text_encoder/Concat_4_output_0',
  features: '/encoder/MatMul_1_output_0',
  f0: '/encoder/Reshape_output_0',
  energy: '/encoder/Reshape_1_output_0',
};
