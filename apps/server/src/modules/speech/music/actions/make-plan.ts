import type { musicRoutes } from '@mynah/contract/speech/music';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor, Call } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { askPlan, musicEngine } from '../ask-engine.ts';
import { checkPlanForm } from '../music.policy.ts';
import { toChunks, toMusicPrompt } from '../music.view.ts';
import { toSongPlan } from '../song-plan.ts';

type PlanBody = Call<typeof musicRoutes.plan>['body'];

/** A plan of a prompt, or a plan changed by one, in the form of the model. The same words give the same plan. */
export async function makePlan(platform: Platform, actor: Actor, body: PlanBody, signal: AbortSignal) {
  const { musicLengthMs, modelId, sourceCompositionPlan } = body;
  const prompt = body.prompt.trim();
  if (prompt === '') throw new Failure('unprocessable', 'The prompt is empty.', { loc: ['body', 'prompt'] });
  if (sourceCompositionPlan) checkPlanForm(sourceCompositionPlan, modelId, 'source_composition_plan');
  const source = sourceCompositionPlan && toSongPlan(sourceCompositionPlan);
  const { plan } = await askPlan(
    { platform, workspaceId: actor.workspaceId, engine: musicEngine(platform).name, signal },
    {
      type: 'plan',
      prompt,
      lengthMs: musicLengthMs,
      seed: seedOfWords(prompt),
      instrumental: false,
      source: source?.plan,
    },
  );
  const sources = plan.sections.map((_, index) => source?.sources[index] ?? null);
  return modelId === 'music_v1' ? toMusicPrompt({ plan, sources }) : toChunks(plan);
}

/** FNV-1a: a plan is not asked for with a seed. */
function seedOfWords(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 1;
}
