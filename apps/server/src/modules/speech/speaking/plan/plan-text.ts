import { type PlanOptions, planSegments, type SpeechSegment } from '@mynah/text';
import { modelSpeaks, type SpeechModel } from '../../../models/index.ts';
import type { SpeechOrder, SpeechSetup } from './speech-order.ts';
import type { Warnings } from './warnings.ts';

export interface PlanTextOptions {
  whole: boolean;
  fallbackLanguage?: string;
  /** Turns may overlap where a tag asks for it: no warning. */
  overlaps?: boolean;
}

/**
 * Splits and normalizes a text, piece by piece as it is read: a book need not be planned before its first sentence is
 * spoken. Gives nothing for a text that holds nothing to speak. Warnings are known at the end.
 */
export function* planText(
  text: string,
  { order, model, voice, pronunciations, warnings }: SpeechSetup,
  { whole, fallbackLanguage = voice.language, overlaps }: PlanTextOptions,
): Generator<SpeechSegment> {
  const found = yield* planSegments(text, {
    language: languageOf(order, model, warnings),
    fallbackLanguage,
    normalization: normalizationOf(order),
    ssml: order.enableSsmlParsing ?? true,
    audioTags: { all: model.readsAudioTags, overlaps },
    isHeardWhole: whole,
    pronunciations,
  });
  for (const { code } of found) warnings.add(code);
}

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
