import { type PlanOptions, planSpeech, type SpeechSegment } from '@mynah/text';
import { Failure } from '../../../platform/errors/index.ts';
import { modelSpeaks, type SpeechModel } from '../../models/index.ts';
import type { SpeechOrder, SpeechSetup } from './speech-job.ts';
import type { Warnings } from './warnings.ts';

/** Splits and normalizes a text. @throws Failure `input_text_empty` */
export function planText(
  text: string,
  { order, model, voice, warnings }: SpeechSetup,
  fallbackLanguage = voice.language,
): SpeechSegment[] {
  const { segments, warnings: found } = planSpeech(text, {
    language: languageOf(order, model, warnings),
    fallbackLanguage,
    normalization: normalizationOf(order),
    ssml: order.enableSsmlParsing ?? true,
  });
  if (segments.length === 0) throw emptyText();
  for (const { code } of found) warnings.add(code);
  return segments;
}

export const emptyText = (): Failure =>
  new Failure('input_text_empty', 'The text holds nothing that can be spoken.', { data: { param: 'text' } });

/** As upstream, a language that the model does not know is ignored. */
function languageOf(order: SpeechOrder, model: SpeechModel, warnings: Warnings): string | undefined {
  const { languageCode } = order;
  if (languageCode === undefined || modelSpeaks(model, languageCode)) return languageCode;
  warnings.add('language_code_ignored');
  return undefined;
}

/** The greatest saving of time leaves the text as it is, as upstream. */
function normalizationOf(order: SpeechOrder): PlanOptions['normalization'] {
  return order.optimizeStreamingLatency === 4 ? 'off' : (order.applyTextNormalization ?? 'auto');
}
