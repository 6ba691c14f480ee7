import { musicLengthMs } from '@mynah/contract/speech/music-limits';
import { Failure } from '../../../platform/errors/index.ts';
import type { ComposeBody } from './music-order.ts';
import { type GivenPlan, isChunkPlan, planLengthMs, type SongPlan } from './song-plan.ts';

const promptLoc = ['body', 'prompt'] as const;

/** Where in the body the plan stands. */
export type PlanField = 'composition_plan' | 'music_prompt' | 'source_composition_plan';

export const planFieldOf = ({ compositionPlan, musicPrompt }: ComposeBody): PlanField =>
  musicPrompt && !compositionPlan ? 'music_prompt' : 'composition_plan';

export const invalidPlan = (field: PlanField, message: string): Failure =>
  new Failure('invalid_composition_plan', message, { loc: ['body', field] });

/** Prompt or plan, not both and not neither. @throws Failure `unprocessable`, `invalid_composition_plan` */
export function choosePromptOrPlan(body: ComposeBody): { prompt: string } | { plan: GivenPlan } {
  const plan = body.compositionPlan ?? body.musicPrompt;
  const prompt = body.prompt?.trim();
  if (plan && body.prompt !== undefined) {
    throw new Failure('unprocessable', 'Send either prompt or composition_plan, not both.', {
      loc: promptLoc,
    });
  }
  if (plan) {
    checkPlanForm(plan, body.modelId, planFieldOf(body));
    return { plan };
  }
  if (!prompt) throw new Failure('unprocessable', 'Send a prompt or a composition_plan.', { loc: promptLoc });
  return { prompt };
}

/** @throws Failure `invalid_composition_plan` */
export function checkPlanForm(plan: GivenPlan, modelId: string, field: PlanField): void {
  const wantsChunks = modelId !== 'music_v1';
  if (isChunkPlan(plan) === wantsChunks) return;
  const form = wantsChunks ? 'chunks' : 'positive_global_styles, negative_global_styles and sections';
  throw invalidPlan(field, `A composition plan for ${modelId} needs ${form}.`);
}

/** @throws Failure `invalid_composition_plan` */
export function checkSong({ plan, sources }: SongPlan, field: PlanField): void {
  const total = planLengthMs(plan);
  if (total < musicLengthMs.min || total > musicLengthMs.max) {
    throw invalidPlan(
      field,
      `The sections add up to ${total} ms. A song can be ${musicLengthMs.min} to ${musicLengthMs.max} ms long.`,
    );
  }
  for (const [index, source] of sources.entries()) {
    if (!source) continue;
    const place = `Section ${index + 1}`;
    const length = source.toMs - source.fromMs;
    if (length <= 0) throw invalidPlan(field, `${place}: the source range ends before it starts.`);
    if (length !== plan.sections[index]?.durationMs) {
      throw invalidPlan(field, `${place}: duration_ms must match the length of its source, ${length} ms.`);
    }
  }
}

/** What no engine here does. @throws Failure `feature_not_available`, `finetune_not_found` */
export function refuseUnbuilt(body: ComposeBody): void {
  if (body.finetuneId !== undefined)
    throw new Failure('finetune_not_found', 'Finetune not found in this workspace.');
  if (body.generationMode === 'video_to_music')
    throw new Failure('feature_not_available', 'This server can’t make music for videos.');
}

/** What a caller must not take for granted, as codes in a header and in the answer. */
export function warningsFor(
  body: ComposeBody,
  { sings, vocals }: { sings: boolean; vocals: boolean },
): string[] {
  const asksForWords = vocals || (body.lyricsText ?? '').trim() !== '';
  return [
    ...(asksForWords && !sings && !body.forceInstrumental ? ['lyrics_not_sung'] : []),
    ...(body.generationMode === 'loop' ? ['loop_not_seamless'] : []),
    ...(body.signWithC2pa ? ['c2pa_not_signed'] : []),
  ];
}
