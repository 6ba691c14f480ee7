import { dialogueLimits } from '@mynah/contract/text-to-dialogue';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getSpeechModel, type SpeechModel } from '../../models/index.ts';
import { library } from '../../voices/index.ts';
import { type SpeechJob, type SpeechSetup, speaking } from '../text-to-speech/index.ts';
import { type DialogueOrder, dialogueModelOf } from './dialogue-order.ts';
import { LoudnessMatch } from './match-loudness.ts';
import { placeTurns } from './place-turns.ts';
import { type PlannedTurn, planTurns, textOf } from './plan-turns.ts';

export interface PlanDialogueOptions {
  requestId: string;
  /** The whole answer is made before it is heard. */
  whole: boolean;
}

/**
 * Decides everything about a dialogue before a sound is made.
 * @throws Failure `input_text_empty`, `max_character_limit_exceeded`, `invalid_request`, `voice_not_found`, ...
 */
export async function planDialogue(
  platform: Platform,
  actor: Actor,
  order: DialogueOrder,
  { requestId, whole }: PlanDialogueOptions,
): Promise<SpeechJob> {
  const model = getSpeechModel(dialogueModelOf(order.modelId));
  checkInputs(order, model);
  const seed = order.seed ?? speaking.randomSeed();
  const setups = await planVoices(platform, actor, { ...order, modelId: model.id, seed });
  const lines = order.inputs.map(({ text, voiceId }) => ({ text, voice: setups.get(voiceId)!.voice }));
  for (const { text, voice } of lines) {
    await library.checkSharedText(platform, actor, { terms: voice.terms, text });
  }
  const turns = planTurns(order.inputs, setups, { whole });
  const [first] = turns;
  if (!first) throw speaking.emptyText('inputs');
  warnOfSettings(turns, order);
  const { format, settings, warnings } = first.setup;
  const calls = placeTurns(turns, { source: textOf(order.inputs), seed, whole });
  const isMarked = platform.config.watermark;
  const isAgain = order.seed !== undefined && order.enableLogging;
  return {
    requestId,
    isKept: order.enableLogging,
    model,
    format,
    speaker: first.setup.voice.speakerFor(first.segments[0]!.language),
    item: itemOf(order, setups),
    price: speaking.priceSpeech(model, lines),
    speed: settings.speed,
    warnings,
    calls,
    shape: new LoudnessMatch().shape,
    cacheKey: isAgain
      ? speaking.hashOfCalls({ text: JSON.stringify(order.inputs), settings, format, isMarked }, calls)
      : undefined,
  };
}

function checkInputs({ inputs }: DialogueOrder, model: SpeechModel): void {
  const voices = new Set(inputs.map(({ voiceId }) => voiceId)).size;
  if (voices > dialogueLimits.voices) {
    throw new Failure(
      'invalid_request',
      `The dialogue has ${voices} voices; it may have ${dialogueLimits.voices}.`,
      { data: { param: 'inputs' } },
    );
  }
  const text = textOf(inputs);
  if (text.trim() === '') throw speaking.emptyText('inputs');
  const characters = speaking.countCharacters(text);
  if (characters <= model.characterLimit) return;
  throw new Failure(
    'max_character_limit_exceeded',
    `The texts have ${characters} characters together; ${model.id} takes ${model.characterLimit} in one request.`,
    { data: { param: 'inputs' } },
  );
}

/** Every voice once; what cannot be done as asked is gathered in one list. */
async function planVoices(
  platform: Platform,
  actor: Actor,
  { inputs, settings, ...order }: DialogueOrder,
): Promise<Map<string, SpeechSetup>> {
  const setups = new Map<string, SpeechSetup>();
  const warnings = new speaking.Warnings();
  for (const { voiceId } of inputs) {
    if (setups.has(voiceId)) continue;
    const ofVoice = { ...order, voiceId, text: '', voiceSettings: settings };
    setups.set(voiceId, await speaking.planSetup(platform, actor, ofVoice, warnings));
  }
  return setups;
}

function warnOfSettings(turns: readonly PlannedTurn[], { settings }: DialogueOrder): void {
  for (const { setup, segments } of turns) {
    const { capabilities } = setup.voice.speakerFor(segments[0]!.language);
    for (const code of speaking.ignoredSettings(settings, capabilities)) setup.warnings.add(code);
  }
}

/** As upstream, a dialogue has no voice and no settings of a voice of its own. */
function itemOf(order: DialogueOrder, setups: ReadonlyMap<string, SpeechSetup>): SpeechJob['item'] {
  const dialogue = order.inputs.map(({ text, voiceId }) => ({
    text,
    voice_id: voiceId,
    voice_name: setups.get(voiceId)!.voice.name,
  }));
  return {
    dialogue,
    text: dialogue.map(({ text }) => text).join('\n'),
    request: { ...speaking.toRequest(order), ...(order.settings && { settings: order.settings }) },
  };
}
