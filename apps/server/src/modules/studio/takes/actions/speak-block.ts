import { seedCount } from '../../../../platform/engines/random-seed.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { background } from '../../../speech/speaking/index.ts';
import { contentHashOf } from '../content-hash.ts';
import { keepTake, type TakeStep } from '../keep-take.ts';
import { planBlock } from '../plan-block.ts';
import type { BlockText, SpokenProject } from '../spoken-project.ts';
import { findTakeOf } from '../takes.store.ts';

/** A block with what stands around it, which it is read in the light of. */
export interface BlockToSpeak extends BlockText {
  id: string;
  before?: string | undefined;
  after?: string | undefined;
}

interface SpeakOptions {
  /** Names the take and its charge: begun again after a crash, both are there once. */
  takeId: string;
  step: TakeStep;
  signal: AbortSignal;
}

/**
 * Speaks a block in the background, unless the project has a take of the same: resolves to the id of the take that says
 * it, or undefined where it has nothing to speak.
 * @throws Failure as `planBlock`, `quota_exceeded`, `disk_full`
 */
export async function speakBlock(
  platform: Platform,
  actor: Actor,
  spoken: SpokenProject,
  { before, after, ...block }: BlockToSpeak,
  { takeId, step, signal }: SpeakOptions,
): Promise<string | undefined> {
  const { project } = spoken;
  const contentHash = contentHashOf(spoken, block);
  if (contentHash === undefined) return undefined;
  const known = await findTakeOf(platform.db, project, contentHash);
  if (known) return known.id;
  const planned = await planBlock(platform, actor, spoken, block, {
    context: { before, after },
    seed: seedOf(contentHash),
    requestId: takeId,
    whole: true,
  });
  let kept = takeId;
  const order = { takeId, project, block, contentHash, isAnother: false, step };
  const keeping = keepTake(platform, order, (id) => {
    kept = id;
  });
  await background.speakInBackground(platform, actor, planned, { keeping, workId: takeId, signal });
  return kept;
}

/** The same content is read the same way, however often it is begun. */
const seedOf = (contentHash: string): number => Number.parseInt(contentHash.slice(0, 8), 16) % seedCount;
