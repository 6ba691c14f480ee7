import { type OutputFormat, outputFormat } from '@mynah/audio';
import { type PlanOptions, planSpeech, type SpeechSegment } from '@mynah/text';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { defaultModelId, getSpeechModel, modelSpeaks, type SpeechModel } from '../../models/index.ts';
import { mergeSettings, type ResolvedVoice, resolveVoice } from '../../voices/index.ts';
import { characterCost, countCharacters } from './character-cost.ts';
import { findFfmpeg } from './find-ffmpeg.ts';
import { planCalls } from './plan-calls.ts';
import { findContext } from './plan-context.ts';
import { ignoredSettings } from './plan-settings.ts';
import { randomSeed } from './seeds.ts';
import type { SpeechJob, SpeechOrder } from './speech-job.ts';
import { Warnings } from './warnings.ts';

export interface PlanRequestOptions {
  requestId: string;
  /** The whole answer is made before it is heard: quality over the first sound. */
  whole: boolean;
}

/**
 * Decides everything about an order before a sound is made.
 * @throws Failure `input_text_empty`, `max_character_limit_exceeded`, `unsupported_model`, `voice_not_found`, ...
 */
export async function planRequest(
  platform: Platform,
  actor: Actor,
  order: SpeechOrder,
  { requestId, whole }: PlanRequestOptions,
): Promise<SpeechJob> {
  const model = getSpeechModel(order.modelId ?? defaultModelId);
  const characters = countCharacters(order.text);
  checkText(order.text, characters, model);
  const format = outputFormat(order.outputFormat);
  checkFormat(platform, format);
  const voice = await resolveVoice(platform, actor, order.voiceId, { preference: model.preference });
  const context = await findContext(platform, actor, { order, model });
  const warnings = new Warnings();
  const segments = planText(order, { model, voice, warnings });
  const settings = mergeSettings(voice.settings, order.voiceSettings);
  const seed = order.seed ?? randomSeed();
  const calls = planCalls(segments, { source: order.text, voice, settings, seed, context, whole, warnings });
  const speaker = voice.speakerFor(segments[0]!.language);
  for (const code of ignoredSettings(order.voiceSettings, speaker.capabilities)) warnings.add(code);
  return {
    order,
    requestId,
    historyItemId: newId(),
    model,
    voice,
    settings,
    format,
    seed,
    credits: characterCost(characters, model.rate),
    speaker,
    calls,
    warnings,
  };
}

function checkText(text: string, characters: number, model: SpeechModel): void {
  if (text.trim() === '') throw emptyText();
  if (characters <= model.characterLimit) return;
  throw new Failure(
    'max_character_limit_exceeded',
    `The text has ${characters} characters; ${model.id} takes ${model.characterLimit} in one request.`,
    { data: { param: 'text' } },
  );
}

/** Opus is encoded by ffmpeg. */
function checkFormat(platform: Platform, format: OutputFormat): void {
  if (format.codec !== 'opus' || findFfmpeg(platform)) return;
  throw new Failure(
    'invalid_output_format',
    `${format.name} needs ffmpeg, which this server does not have. Take an mp3, pcm or wav format.`,
    { data: { param: 'output_format' } },
  );
}

const emptyText = (): Failure =>
  new Failure('input_text_empty', 'The text holds nothing that can be spoken.', { data: { param: 'text' } });

interface TextOptions {
  model: SpeechModel;
  voice: ResolvedVoice;
  warnings: Warnings;
}

/** Splits and normalizes the text. @throws Failure `input_text_empty` */
export function planText(order: SpeechOrder, { model, voice, warnings }: TextOptions): SpeechSegment[] {
  const { segments, warnings: found } = planSpeech(order.text, {
    language: languageOf(order, model, warnings),
    fallbackLanguage: voice.language,
    normalization: normalizationOf(order),
    ssml: order.enableSsmlParsing ?? true,
  });
  if (segments.length === 0) throw emptyText();
  for (const { code } of found) warnings.add(code);
  // every locator names a dictionary that this workspace does not have
  if ((order.pronunciationDictionaryLocators ?? []).length > 0) {
    warnings.add('pronunciation_dictionary_not_found');
  }
  return segments;
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
