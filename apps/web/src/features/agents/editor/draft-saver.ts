import type { AgentContent } from '#web/features/agents/agent-types.ts';
import type { DocumentRules } from '#web/shared/document-saving/document-rules.ts';
import { DocumentSaver, type SaveState } from '#web/shared/document-saving/document-saver.ts';
import { isSameValue } from '#web/shared/document-saving/same-value.ts';

interface DraftSaverOptions {
  /** The draft that there is, or what is published. */
  opened: AgentContent;
  read: () => AgentContent;
  published: () => AgentContent;
  save: (content: AgentContent) => Promise<unknown>;
  discard: () => Promise<unknown>;
  onState: (state: SaveState) => void;
}

/** A draft is its writer's own: nobody else's changes come into it. */
const draftRules: DocumentRules<AgentContent, AgentContent> = {
  changesBetween: (saved, present) => (isSameValue(saved, present) ? undefined : present),
  touched: (saved) => saved,
  merge: ({ changes }) => ({ document: changes, conflicts: [] }),
  without: () => undefined,
};

/** Keeps what is unpublished on the server. What is as published again is a draft no more. */
export const draftSaver = ({ opened, read, published, save, discard, onState }: DraftSaverOptions) =>
  new DocumentSaver<AgentContent, AgentContent, { revision: number }>(
    { revision: 0, document: opened },
    {
      rules: draftRules,
      restMs: 700,
      read,
      send: async (content) => {
        await (isSameValue(content, published()) ? discard() : save(content));
        return { revision: 0 };
      },
      onState,
    },
  );
