import { defineMessages } from '#web/shared/messages.ts';

/** Known before the pages are loaded. */
export const titles = {
  title: 'Knowledge base',
  documentTitle: 'Document',
  addDocument: 'Add a document',
  ask: 'Try a question',
  documentsFound: 'Documents of agents',
};

export const { message: title } = defineMessages('knowledge-base-titles', titles);
