import { generationCost } from '@mynah/contract/billing/generation-prices';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { checkFormat } from '../../generation/index.ts';
import { type Asking, askOutline, askPlan, musicEngine } from '../ask-engine.ts';
import {
  checkSong,
  choosePromptOrPlan,
  invalidPlan,
  planFieldOf,
  refuseUnbuilt,
  warningsFor,
} from '../music.policy.ts';
import { findSong, listSteps } from '../music.store.ts';
import { type ComposeBody, type MusicFormatName, type MusicOrder, musicFormat } from '../music-order.ts';
import { newSeed } from '../new-seed.ts';
import { planLengthMs, type SongPlan, toSongPlan } from '../song-plan.ts';

export interface OrderOptions {
  signal: AbortSignal;
  outputFormat: MusicFormatName;
}

/** Decides everything before anything is paid: plan, seed, engine, format, what to warn of. */
export async function planOrder(
  platform: Platform,
  actor: Actor,
  body: ComposeBody,
  { signal, outputFormat }: OrderOptions,
): Promise<MusicOrder> {
  const format = checkFormat(platform, actor, musicFormat(outputFormat, body.modelId));
  refuseUnbuilt(body);
  const given = choosePromptOrPlan(body);
  const engine = musicEngine(platform);
  const asking: Asking = { platform, workspaceId: actor.workspaceId, engine: engine.name, signal };
  const own = body.seed ?? newSeed();
  const song = 'plan' in given ? toSongPlan(given.plan) : await planOfPrompt(asking, given.prompt, body, own);
  checkSong(song, planFieldOf(body));
  const { song: seeded, seed } = await seedOf(platform, actor, song, own);
  const { facts } = await askOutline(asking, seeded.plan, seed);
  const prompt = 'prompt' in given ? given.prompt : undefined;
  return {
    song: seeded,
    seed,
    prompt,
    format,
    facts,
    engine: engine.name,
    modelId: body.modelId,
    storeForInpainting: body.storeForInpainting,
    warnings: warningsFor(body, { sings: engine.traits.sings, vocals: facts.vocals }),
    request: {
      output_format: format.name,
      model_id: body.modelId,
      seed,
      ...(body.musicLengthMs !== undefined && { music_length_ms: body.musicLengthMs }),
      force_instrumental: body.forceInstrumental,
    },
  };
}

export const costOf = ({ song }: Pick<MusicOrder, 'song'>): number =>
  generationCost('music', planLengthMs(song.plan));

async function planOfPrompt(
  asking: Asking,
  prompt: string,
  body: ComposeBody,
  seed: number,
): Promise<SongPlan> {
  const words = body.generationMode === 'ambience' ? `ambient, ${prompt}` : prompt;
  const { plan } = await askPlan(asking, {
    type: 'plan',
    prompt: words,
    lengthMs: body.musicLengthMs,
    seed,
    instrumental: body.forceInstrumental,
  });
  return { plan, sources: plan.sections.map(() => null) };
}

/**
 * A song with sections of a stored one has that one's seed, so that key, tempo and harmony stay; what is composed
 * anew gets the seed of this order. @throws Failure `song_not_found`, `invalid_composition_plan`
 */
async function seedOf(
  platform: Platform,
  actor: Actor,
  song: SongPlan,
  own: number,
): Promise<{ song: SongPlan; seed: number }> {
  const ids = [...new Set(song.sources.flatMap((source) => source?.songId ?? []))];
  let seed = own;
  for (const [index, id] of ids.entries()) {
    const stored = await findSong(platform.db, actor.workspaceId, id);
    const steps = stored ? await listSteps(platform.db, actor.workspaceId, id) : [];
    if (!stored || steps.length === 0 || stored.status !== 'done') {
      throw new Failure(
        'song_not_found',
        `There is no stored song ${id}. To store songs, send store_for_inpainting.`,
      );
    }
    const end = Math.max(...song.sources.map((source) => (source?.songId === id ? source.toMs : 0)));
    if (end > planLengthMs(stored.plan))
      throw invalidPlan('composition_plan', `A range of song ${id} goes past its end.`);
    if (index === 0) seed = stored.seed;
  }
  if (ids.length === 0) return { song, seed };
  const sections = song.plan.sections.map((section, index) =>
    song.sources[index] ? section : { ...section, seed: own },
  );
  return { song: { ...song, plan: { ...song.plan, sections } }, seed };
}
