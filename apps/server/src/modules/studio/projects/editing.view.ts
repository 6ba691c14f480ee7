import type { EditorBlock, EditorChapter } from '@mynah/contract/studio/editing';
import { type Cast, voiceOfNode } from './cast.ts';
import type { BlockTake } from './extension-points.ts';
import type { BlockNode, BlockRow, ChapterRow, Delivery } from './projects.tables.ts';

/** What hangs on blocks: who speaks them, and their sound. */
export interface BlockCompanions {
  cast: Cast;
  takes: ReadonlyMap<string, BlockTake>;
}

export const toEditorChapter = (
  { id, name, revision, isMuted }: ChapterRow,
  blocks: readonly BlockRow[],
  companions: BlockCompanions,
): EditorChapter => ({
  chapter_id: id,
  name,
  revision,
  is_muted: isMuted,
  blocks: blocks.map((block) => toEditorBlock(block, companions)),
});

export const toEditorBlock = (
  { id, type, nodes, delivery, isLocked }: BlockRow,
  { cast, takes }: BlockCompanions,
): EditorBlock => ({
  block_id: id,
  sub_type: type,
  nodes: nodes.map((node) => toEditorNode(node, cast)),
  delivery: toDelivery(delivery),
  is_locked: isLocked,
  take: toTake(takes.get(id)),
});

export const toEditorNode = (node: BlockNode, cast: Cast): EditorBlock['nodes'][number] => ({
  text: node.text,
  voice_id: voiceOfNode(node, cast).voiceId,
  project_voice_ref_id:
    node.castVoiceId !== undefined && cast.has(node.castVoiceId) ? node.castVoiceId : null,
});

export const toDelivery = (delivery: Delivery | null): EditorBlock['delivery'] =>
  delivery && {
    stability: delivery.stability,
    similarity_boost: delivery.similarityBoost,
    style: delivery.style,
    speed: delivery.speed,
  };

const toTake = (take: BlockTake | undefined): EditorBlock['take'] => ({
  state: take?.state ?? 'none',
  take_id: take?.takeId ?? null,
  duration_ms: take?.durationMs ?? null,
  error: take?.error ?? null,
});
