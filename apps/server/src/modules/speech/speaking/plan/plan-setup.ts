import { randomSeed } from '../../../../platform/engines/random-seed.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { defaultModelId, getSpeechModel } from '../../../models/index.ts';
import { mergeSettings } from '../../../voices/catalog/index.ts';
import { resolveVoice } from '../../../voices/speaking/index.ts';
import { planFormat } from '../../generation/index.ts';
import type { SpeechOrder, SpeechSetup } from './speech-order.ts';
import { Warnings } from './warnings.ts';

/**
 * Who is to speak, how and in which format; the text does not matter yet.
 * @throws Failure `model_not_found`, `voice_not_found`, `output_format_not_allowed`, `invalid_output_format`
 */
export async function planSetup(
  platform: Platform,
  actor: Actor,
  order: SpeechOrder,
  warnings = new Warnings(),
): Promise<SpeechSetup> {
  const format = planFormat(platform, actor, order.outputFormat);
  const model = getSpeechModel(order.modelId ?? defaultModelId);
  const voice = await resolveVoice(platform, actor, order.voiceId, { preference: model.preference });
  // every locator names a dictionary that this workspace does not have
  if ((order.pronunciationDictionaryLocators ?? []).length > 0) {
    warnings.add('pronunciation_dictionary_not_found');
  }
  const settings = mergeSettings(voice.settings, order.voiceSettings);
  return { order, model, voice, settings, format, seed: order.seed ?? randomSeed(), warnings };
}
