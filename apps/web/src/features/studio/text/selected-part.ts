import type { BlockType } from '@mynah/contract/studio/project-values';
import type { EditorState } from 'prosemirror-state';
import type { Delivery } from '#web/features/studio/studio-types.ts';
import { type Speaker, selectedBlocks } from '#web/features/studio/text/commands.ts';
import { schema } from '#web/features/studio/text/schema.ts';

/** What the settings are of: the block with the cursor, or what is selected. */
export interface SelectedPart {
  /** The block that the cursor is in. */
  blockId: string;
  /** How many blocks are selected. */
  count: number;
  type: BlockType;
  /** Null: the narrator; undefined: several. */
  speaker: Speaker | null | undefined;
  delivery: Delivery | null;
  isLocked: boolean;
  /** A stretch is selected. */
  isStretch: boolean;
  /** What is selected of one block, if it is short: a word, most often. */
  word: string;
}

const LONGEST_WORD = 100;

export function selectedPart(state: EditorState): SelectedPart {
  const { doc, selection } = state;
  const { positions, from, to } = selectedBlocks(state);
  const block = doc.nodeAt(selection.$head.depth > 0 ? selection.$head.before(1) : (positions[0] ?? 0));
  const { id = '', type = 'p', delivery = null, isLocked = false } = block?.attrs ?? {};
  const range = selection.empty ? { from, to } : selection;
  const isStretch = !selection.empty;
  const isShort = isStretch && positions.length === 1 && selection.to - selection.from <= LONGEST_WORD;
  return {
    ...{ blockId: id, type, delivery, isLocked, isStretch, count: positions.length },
    speaker: speakerIn(state, range),
    word: isShort ? doc.textBetween(selection.from, selection.to) : '',
  };
}

function speakerIn({ doc }: EditorState, { from, to }: { from: number; to: number }) {
  let speaker: Speaker | null | undefined;
  let isFirst = true;
  let isMixed = false;
  doc.nodesBetween(from, to, (node) => {
    if (!node.isInline) return true;
    const mark = schema.marks.voice!.isInSet(node.marks);
    const own = mark ? { voiceId: mark.attrs.voiceId, castId: mark.attrs.castId } : null;
    if (isFirst) speaker = own;
    else if (own?.voiceId !== speaker?.voiceId || own?.castId !== speaker?.castId) isMixed = true;
    isFirst = false;
    return false;
  });
  return isMixed ? undefined : (speaker ?? null);
}

/** Whether the settings would show the same. */
export const isSamePart = (one: SelectedPart, other: SelectedPart): boolean =>
  one.blockId === other.blockId &&
  one.count === other.count &&
  one.type === other.type &&
  one.delivery === other.delivery &&
  one.isLocked === other.isLocked &&
  one.isStretch === other.isStretch &&
  one.word === other.word &&
  (one.speaker === other.speaker ||
    (one.speaker !== undefined &&
      other.speaker !== undefined &&
      one.speaker?.voiceId === other.speaker?.voiceId &&
      one.speaker?.castId === other.speaker?.castId));
