import { dialogueLimits } from '@mynah/contract/speech/text-to-dialogue';
import { randomSeed } from '../../../platform/engines/random-seed.ts';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getSpeechModel, type SpeechModel } from '../../models/index.ts';
import * as library from '../../voices/library/index.ts';
import { planning } from '../speaking/index.ts';
import { dialogueItem } from './dialogue-item.ts';
import { type DialogueOrder, dialogueModelOf } from './dialogue-order.ts';
import { LoudnessMatch } from './match-loudness.ts';
import { placeTurns } from './place-turns.ts';
import { planTurns, textOf } from './plan-turns.ts';

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
): Promise<planning.PlannedSpeech> {
  const model = getSpeechModel(dialogueModelOf(order.modelId));
  checkInputs(order, model);
  const seed = order.seed ?? randomSeed();
  const setups = await planVoices(platform, actor, { ...order, modelId: model.id, seed });
  const lines = order.inputs.map(({ text, voiceId }) => ({ text, voice: setups.get(voiceId)!.voice }));
  for (const { text, voice } of lines) {
    await library.checkSharedText(platform, actor, { terms: voice.terms, text });
  }
  const turns = planTurns(order.inputs, setups, { whole });
  const speakers = turns.map(({ setup, segments }) => setup.voice.speakerFor(segments[0]!.language));
  const [first] = turns;
  const [speaker, ...others] = speakers;
  if (!first || !speaker) throw planning.emptyText('inputs');
  const calls = placeTurns(turns, { source: textOf(order.inputs), seed, whole });
  return planning.toPlannedSpeech(platform, first.setup, {
    requestId,
    item: dialogueItem(order, lines),
    lines,
    speakers: [speaker, ...others],
    calls,
    shape: new LoudnessMatch().shape,
    again: order.seed === undefined ? undefined : { text: JSON.stringify(order.inputs), calls },
  });
}

function checkInputs({ inputs }: DialogueOrder, model: SpeechModel): void {
  const voices = new Set(inputs.map(({ voiceId }) => voiceId)).size;
  if (voices > dialogueLimits.voices) {
    throw new Failure(
      'invalid_request',
      `The dialogue has ${voices} voices. The limit is ${dialogueLimits.voices}.`,
      { data: { param: 'inputs' } },
    );
  }
  planning.checkText(textOf(inputs), model, 'inputs');
}

/** Every voice once; what cannot be done as asked is gathered in one list. */
async function planVoices(
  platform: Platform,
  actor: Actor,
  { inputs, settings, ...order }: DialogueOrder,
): Promise<Map<string, planning.SpeechSetup>> {
  const setups = new Map<string, planning.SpeechSetup>();
  const warnings = new planning.Warnings();
  for (const { voiceId } of inputs) {
    if (setups.has(voiceId)) continue;
    const ofVoice = { ...order, voiceId, text: '', voiceSettings: settings };
    setups.set(voiceId, await planning.planSetup(platform, actor, ofVoice, warnings));
  }
  return setups;
}
