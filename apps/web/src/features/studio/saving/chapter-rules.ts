import { mergeChanges } from '#web/features/studio/saving/merge-changes.ts';
import {
  changesBetween,
  type WrittenBlock,
  type WrittenChange,
} from '#web/features/studio/text/written-block.ts';
import type { DocumentRules } from '#web/shared/document-saving/document-rules.ts';

/** How a chapter is saved: block by block. */
export const chapterRules: DocumentRules<readonly WrittenBlock[], WrittenChange[]> = {
  changesBetween: (saved, present) => {
    const changes = changesBetween(saved, present);
    return changes.length > 0 ? changes : undefined;
  },
  touched: (saved, changes) => {
    const named = new Set(changes.map(({ block_id }) => block_id));
    return saved.filter(({ block_id }) => named.has(block_id));
  },
  merge: ({ changes, base, theirs }) => {
    const { blocks, conflicts } = mergeChanges({ changes, base, theirs });
    return { document: blocks, conflicts };
  },
  without: (changes, parts) => {
    const rest = changes.filter(({ block_id }) => !parts.includes(block_id));
    return rest.length > 0 ? rest : undefined;
  },
};
