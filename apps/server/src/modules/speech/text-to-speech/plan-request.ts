import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { SpeechModel } from '../../models/index.ts';
import { characterCost, countCharacters } from './character-cost.ts';
import { planCalls } from './plan-calls.ts';
import { findContext } from './plan-context.ts';
import { ignoredSettings } from './plan-settings.ts';
import { planSetup } from './plan-setup.ts';
import { emptyText, planText } from './plan-text.ts';
import type { SpeechJob, SpeechOrder } from './speech-job.ts';

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
  const setup = await planSetup(platform, actor, order);
  const { model, voice, warnings } = setup;
  const characters = countCharacters(order.text);
  checkText(order.text, characters, model);
  const context = await findContext(platform, actor, { order, model });
  const segments = planText(order.text, setup);
  const calls = planCalls(segments, setup, { source: order.text, context, firstIndex: 0, whole });
  const speaker = voice.speakerFor(segments[0]!.language);
  for (const code of ignoredSettings(order.voiceSettings, speaker.capabilities)) warnings.add(code);
  const credits = characterCost(characters, model.rate);
  return { ...setup, requestId, historyItemId: newId(), credits, speaker, calls };
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
