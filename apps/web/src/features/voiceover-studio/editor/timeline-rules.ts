import type { Timeline } from '#web/features/voiceover-studio/timeline/timeline.ts';
import type { DocumentRules } from '#web/shared/document-saving/document-rules.ts';
import { isSameValue } from '#web/shared/document-saving/same-value.ts';

/** How a timeline is saved: whole. Two people who both changed it stand in each other's way. */
export const timelineRules: DocumentRules<Timeline, Timeline> = {
  changesBetween: (saved, present) => (isSameValue(saved, present) ? undefined : present),
  touched: (saved) => saved,
  merge: ({ changes, base, theirs }) => ({
    document: changes,
    conflicts: isSameValue(base, theirs) || isSameValue(changes, theirs) ? [] : ['timeline'],
  }),
  without: () => undefined,
};
