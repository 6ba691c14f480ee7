import type { BlockType } from '@mynah/contract/studio/project-values';
import type { Mark, Node } from 'prosemirror-model';
import { newBlockId } from '#web/features/studio/text/block-id.ts';
import { pausePattern, schema } from '#web/features/studio/text/schema.ts';
import type { WrittenBlock, WrittenNode } from '#web/features/studio/text/written-block.ts';

/** Who reads what nobody else was given to. */
export interface Narrators {
  paragraph: string;
  title: string;
}

export const narratorOf = (narrators: Narrators, type: BlockType): string =>
  type === 'p' ? narrators.paragraph : narrators.title;

/** A chapter without a block has an empty one to write in. */
export function toDocument(blocks: readonly WrittenBlock[], narrators: Narrators): Node {
  const nodes = blocks.map((block) => toNode(block, narrators));
  return schema.node('doc', null, nodes.length > 0 ? nodes : [schema.node('block', { id: newBlockId() })]);
}

export function toNode(block: WrittenBlock, narrators: Narrators): Node {
  const { block_id: id, sub_type: type, delivery, is_locked: isLocked } = block;
  const narrator = narratorOf(narrators, type);
  const content = block.nodes.flatMap(({ text, voice_id: voiceId, project_voice_ref_id: castId = null }) => {
    const isOwn = castId !== null || voiceId !== narrator;
    return inline(text, isOwn ? [schema.mark('voice', { voiceId, castId })] : []);
  });
  return schema.node('block', { id, type, delivery, isLocked }, content);
}

/** Text with its pauses. */
function inline(text: string, marks: readonly Mark[]): Node[] {
  const nodes: Node[] = [];
  let end = 0;
  for (const match of text.matchAll(pausePattern)) {
    if (match.index > end) nodes.push(schema.text(text.slice(end, match.index), marks));
    const seconds = Number(match[1]) / (match[2] ? 1000 : 1);
    nodes.push(schema.node('pause', { seconds }, undefined, marks));
    end = match.index + match[0].length;
  }
  if (end < text.length) nodes.push(schema.text(text.slice(end), marks));
  return nodes;
}

const written = new WeakMap<Node, { narrators: Narrators; block: WrittenBlock }>();

/** Nodes never change: what has been written down once is not written again. */
export function toBlock(node: Node, narrators: Narrators): WrittenBlock {
  const known = written.get(node);
  if (known?.narrators === narrators) return known.block;
  const { id, type, delivery, isLocked } = node.attrs;
  const block: WrittenBlock = {
    ...{ block_id: id, sub_type: type, delivery, is_locked: isLocked },
    nodes: nodesOf(node, narratorOf(narrators, type)),
  };
  written.set(node, { narrators, block });
  return block;
}

function nodesOf(block: Node, narrator: string): WrittenNode[] {
  const nodes: WrittenNode[] = [];
  block.forEach((child) => {
    const voice = voiceMark(child);
    const voiceId: string = voice?.attrs.voiceId ?? narrator;
    const castId: string | null = voice?.attrs.castId ?? null;
    const last = nodes.at(-1);
    const text = child.textContent;
    if (last?.voice_id === voiceId && last.project_voice_ref_id === castId) last.text += text;
    else nodes.push({ text, voice_id: voiceId, project_voice_ref_id: castId });
  });
  return nodes;
}

export const voiceMark = (node: Node): Mark | undefined =>
  node.marks.find(({ type }) => type === schema.marks.voice);

export function toBlocks(document: Node, narrators: Narrators): WrittenBlock[] {
  const blocks: WrittenBlock[] = [];
  document.forEach((node) => {
    blocks.push(toBlock(node, narrators));
  });
  return blocks;
}

/** Where in a block's content a character of its whole text stands; a pause has as many as its markup. */
export function offsetInBlock(block: Node, character: number): number {
  let rest = character;
  let offset = 0;
  for (let index = 0; index < block.childCount && rest > 0; index += 1) {
    const child = block.child(index);
    const length = child.textContent.length;
    if (rest < length) return offset + (child.isText ? rest : 0);
    rest -= length;
    offset += child.nodeSize;
  }
  return offset;
}

/** The block of an id, and where it begins. */
export function findBlock(document: Node, id: string): { node: Node; position: number } | undefined {
  let found: { node: Node; position: number } | undefined;
  document.forEach((node, position) => {
    if (node.attrs.id === id) found = { node, position };
  });
  return found;
}
