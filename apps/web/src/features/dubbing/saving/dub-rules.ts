import type { DubDocument } from '#web/features/dubbing/document/dub-document.ts';
import { changesBetween, type DubChanges } from '#web/features/dubbing/saving/dub-changes.ts';
import { mergeDubs } from '#web/features/dubbing/saving/merging.ts';
import type { DocumentRules } from '#web/shared/document-saving/document-rules.ts';

/** How a dub is saved: line by line; two people stand in each other's way where both changed one line. */
export const dubRules: DocumentRules<DubDocument, DubChanges> = {
  changesBetween,
  touched: (saved, changes) => {
    const named = namesOf(changes);
    return { ...saved, lines: saved.lines.filter(({ id }) => named.has(id)) };
  },
  merge: ({ changes, base, theirs }) => mergeDubs({ base, mine: changed(base, changes), theirs }),
  without: ({ lines, deletedIds, speakers }, parts) => {
    const gone = new Set(parts);
    const rest = {
      lines: lines.filter(({ id }) => !gone.has(id)),
      deletedIds: deletedIds.filter((id) => !gone.has(id)),
      speakers,
    };
    return rest.lines.length + rest.deletedIds.length > 0 || speakers ? rest : undefined;
  },
};

const namesOf = ({ lines, deletedIds }: DubChanges): Set<string> =>
  new Set([...lines.map(({ id }) => id), ...deletedIds]);

function changed(base: DubDocument, changes: DubChanges): DubDocument {
  const named = namesOf(changes);
  return {
    speakers: changes.speakers ?? base.speakers,
    lines: [...base.lines.filter(({ id }) => !named.has(id)), ...changes.lines],
  };
}
