import type { BlockType } from '@mynah/contract/studio/project-values';
import { newId } from '../../../platform/ids/new-id.ts';
import type { NewBlock } from './chapters.store.ts';
import type { BlockNode, ProjectRow } from './projects.tables.ts';

/** A block as a caller writes it. */
export interface GivenBlock {
  blockId?: string | undefined;
  subType?: BlockType | undefined;
  nodes: BlockNode[];
}

/** A chapter as a caller or a document brings it. */
export interface GivenChapter {
  name: string;
  blocks: readonly GivenBlock[];
}

/** A stretch of a document has the voice of its kind: titles may have one of their own. */
export const voiceOfBlock = (
  {
    defaultTitleVoiceId,
    defaultParagraphVoiceId,
  }: Pick<ProjectRow, 'defaultTitleVoiceId' | 'defaultParagraphVoiceId'>,
  type: BlockType,
): string => (type === 'p' ? defaultParagraphVoiceId : defaultTitleVoiceId);

/**
 * Blocks as rows, in their order. One that the chapter has already keeps its id, once; every other gets a new one, so
 * that nobody takes over a block of another chapter by naming it.
 */
export function toBlockRows(
  chapterId: string,
  given: readonly GivenBlock[],
  known: ReadonlySet<string> = new Set(),
): NewBlock[] {
  const taken = new Set<string>();
  return given.map(({ blockId, subType = 'p', nodes }, place) => {
    const isKept = blockId !== undefined && known.has(blockId) && !taken.has(blockId);
    const id = isKept ? blockId : newId();
    taken.add(id);
    return { id, chapterId, place, type: subType, nodes };
  });
}
