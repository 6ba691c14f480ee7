import type { Pronunciations } from '@mynah/text/pronunciations';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { resolvePronunciations } from '../../dictionaries/index.ts';
import { getSpeechModel, type SpeechModel } from '../../models/index.ts';
import { findVisibleVoice } from '../../voices/catalog/index.ts';
import type { SettledVoice } from '../../voices/registry/index.ts';
import { casting } from '../projects/index.ts';
import type { BlockRow, ProjectRow } from '../projects/projects.tables.ts';

/** What of a block decides how it sounds. */
export type BlockText = Pick<BlockRow, 'nodes' | 'delivery'>;

/** What decides how the blocks of a project sound, apart from what they say; the same whoever looks. */
export interface SpokenProject {
  project: ProjectRow;
  model: SpeechModel;
  cast: casting.Cast;
  /** By the ids that nodes and cast name; one that is gone is not in it. */
  voices: ReadonlyMap<string, SettledVoice>;
  pronunciations: readonly Pronunciations[];
}

/** All that is needed to speak these blocks, or to know whether they were spoken. */
export async function openSpokenProject(
  platform: Platform,
  project: ProjectRow,
  blocks: readonly BlockText[],
): Promise<SpokenProject> {
  const cast = await casting.readCast(platform.db, project);
  const nodes = blocks.flatMap((block) => block.nodes);
  const voiceIds = new Set(nodes.map((node) => casting.voiceOfNode(node, cast).voiceId));
  const viewer = viewerOf(project);
  const voices = new Map<string, SettledVoice>();
  for (const id of voiceIds) {
    const voice = await findVisibleVoice(platform, viewer, id);
    if (voice) voices.set(id, voice);
  }
  return {
    project,
    model: getSpeechModel(project.defaultModelId),
    cast,
    voices,
    pronunciations: await pronunciationsOf(platform, viewer, project),
  };
}

/** Sees everything of the workspace: what was spoken must not depend on who asks. It is never let do anything. */
const viewerOf = ({ workspaceId, creatorUserId }: ProjectRow): Actor => ({
  kind: 'session',
  userId: creatorUserId ?? '',
  workspaceId,
  role: 'admin',
  tier: 'free',
  permissions: new Set(),
  granted: new Set(),
});

/** A dictionary that is gone says nothing here; whoever speaks is told of it. */
async function pronunciationsOf(
  platform: Platform,
  viewer: Actor,
  { dictionaries }: ProjectRow,
): Promise<readonly Pronunciations[]> {
  try {
    return (await resolvePronunciations(platform, viewer, dictionaries)).lists;
  } catch (cause) {
    if (!(cause instanceof Failure) || cause.kind !== 'not-found') throw cause;
    return (await resolvePronunciations(platform, viewer)).lists;
  }
}
