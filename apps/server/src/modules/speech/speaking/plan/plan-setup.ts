import { randomSeed } from '../../../../platform/engines/random-seed.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { resolvePronunciations } from '../../../dictionaries/index.ts';
import { defaultModelId, getSpeechModel } from '../../../models/index.ts';
import { mergeSettings } from '../../../voices/catalog/index.ts';
import { resolveVoice } from '../../../voices/speaking/index.ts';
import { planFormat } from '../../generation/index.ts';
import type { SpeechOrder, SpeechSetup } from './speech-order.ts';
import { Warnings } from './warnings.ts';

/**
 * Who is to speak, how and in which format; the text does not matter yet.
 * @throws Failure `model_not_found`, `voice_not_found`, `output_format_not_allowed`, `invalid_output_format`,
 * `pronunciation_dictionary_not_found`, `pronunciation_dictionary_version_not_found`
 */
export async function planSetup(
  platform: Platform,
  actor: Actor,
  order: SpeechOrder,
  warnings = new Warnings(),
): Promise<SpeechSetup> {
  const format = planFormat(platform, actor, order.outputFormat);
  const model = getSpeechModel(order.modelId ?? defaultModelId);
  const [voice, pronunciations] = await Promise.all([
    resolveVoice(platform, actor, order.voiceId, { preference: model.preference }),
    resolvePronunciations(platform, actor, order.pronunciationDictionaryLocators),
  ]);
  if (pronunciations.isIncomplete) warnings.add('pronunciation_dictionary_not_found');
  const settings = mergeSettings(voice.settings, order.voiceSettings);
  const seed = order.seed ?? randomSeed();
  return { order, model, voice, pronunciations: pronunciations.lists, settings, format, seed, warnings };
}
