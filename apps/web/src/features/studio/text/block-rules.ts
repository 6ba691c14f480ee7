import { type EditorState, Plugin, type Transaction } from 'prosemirror-state';
import { AttrStep, ReplaceAroundStep, ReplaceStep, type Step } from 'prosemirror-transform';
import { newBlockId } from '#web/features/studio/text/block-id.ts';
import { schema } from '#web/features/studio/text/schema.ts';

/** Of a transaction that comes from the server, or that opens a lock: nothing holds it back. */
export const FREE = 'studio-free';
/** Of a transaction that brings what the server has already: nobody has to save it. */
export const FROM_SERVER = 'studio-from-server';

/** Every block has an id of its own: of two halves the first keeps it, and with it its takes. */
export const uniqueIds = () =>
  new Plugin({
    appendTransaction: (transactions, _former, state) =>
      transactions.some(({ steps }) => steps.some(bringsBlocks)) ? withIds(state) : null,
  });

const bringsBlocks = (step: Step): boolean =>
  (step instanceof ReplaceStep || step instanceof ReplaceAroundStep) &&
  step.slice.content.firstChild?.type === schema.nodes.block;

function withIds(state: EditorState): Transaction | null {
  const { tr, doc } = state;
  const taken = new Set<string>();
  doc.forEach((block, position) => {
    const { id } = block.attrs;
    const own = id === '' || taken.has(id) ? newBlockId() : id;
    taken.add(own);
    if (own !== id) tr.setNodeAttribute(position, 'id', own);
  });
  return tr.docChanged ? tr : null;
}

/** What is locked stays as it is until it is unlocked. */
export const keepLocked = (onRefused: () => void) =>
  new Plugin({
    filterTransaction: (transaction) => {
      if (!transaction.docChanged || transaction.getMeta(FREE)) return true;
      if (!touchesLocked(transaction)) return true;
      onRefused();
      return false;
    },
  });

function touchesLocked({ steps, docs }: Transaction): boolean {
  return steps.some((step, index) => {
    const doc = docs[index]!;
    const isLockedIn = (from: number, to: number): boolean => {
      let found = false;
      doc.nodesBetween(from, Math.max(to, from + 1), (node) => {
        found ||= node.attrs.isLocked === true;
        return false;
      });
      return found;
    };
    if (step instanceof AttrStep) return step.attr !== 'id' && isLockedIn(step.pos, step.pos + 1);
    if (step instanceof ReplaceStep || step instanceof ReplaceAroundStep) {
      // between two blocks nothing of either is touched
      const isBetween = step.from === step.to && doc.resolve(step.from).depth === 0;
      return !isBetween && isLockedIn(step.from, step.to);
    }
    const { from, to } = step as unknown as { from?: number; to?: number };
    return from !== undefined && to !== undefined && isLockedIn(from, to);
  });
}
