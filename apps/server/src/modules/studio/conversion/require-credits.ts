import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { fixedPrice, Generation } from '../../billing/index.ts';
import { planning } from '../../speech/speaking/index.ts';
import { resolveVoice } from '../../voices/speaking/index.ts';
import { casting } from '../projects/index.ts';
import type { BlockRow, ProjectRow } from '../projects/projects.tables.ts';
import { findSounds, openSpokenProject } from '../takes/index.ts';

type Terms = Awaited<ReturnType<typeof resolveVoice>>['terms'];

/**
 * Refuses what the workspace, the member or the key cannot pay for: half a book helps nobody. Nothing is held for long:
 * each block holds its own.
 * @throws Failure `nothing_to_convert`, `quota_exceeded`
 */
export async function requireCredits(
  platform: Platform,
  actor: Actor,
  project: ProjectRow,
  blocks: readonly BlockRow[],
): Promise<void> {
  const spoken = await openSpokenProject(platform, project, blocks);
  const sounds = await findSounds(platform, project, blocks, spoken);
  if ([...sounds.values()].every(({ contentHash }) => contentHash === undefined))
    throw new Failure('nothing_to_convert', 'There’s nothing to speak here yet. Write something first.');
  const toMake = new Map<string, BlockRow>();
  for (const block of blocks) {
    const { contentHash, heard } = sounds.get(block.id)!;
    if (contentHash !== undefined && !heard?.isCurrent) toMake.set(contentHash, block);
  }
  const terms = new Map<string, Terms>();
  let credits = 0;
  for (const { nodes } of toMake.values()) {
    const lines: { text: string; voice: { terms?: NonNullable<Terms> } }[] = [];
    for (const node of nodes) {
      const { voiceId } = casting.voiceOfNode(node, spoken.cast);
      if (!terms.has(voiceId)) terms.set(voiceId, await termsOf(platform, actor, voiceId));
      const known = terms.get(voiceId);
      lines.push({ text: node.text, voice: known ? { terms: known } : {} });
    }
    credits += planning.priceSpeech(spoken.model, lines).credits;
  }
  if (credits === 0) return;
  const order = { product: 'studio', price: fixedPrice(credits), road: 'job', slot: null } as const;
  const generation = await Generation.begin(platform, actor, order);
  await generation.release();
}

/** A voice that cannot be used is told of by the blocks that have it. */
async function termsOf(platform: Platform, actor: Actor, voiceId: string): Promise<Terms> {
  try {
    return (await resolveVoice(platform, actor, voiceId, { preference: 'best' })).terms;
  } catch (cause) {
    if (cause instanceof Failure) return undefined;
    throw cause;
  }
}
