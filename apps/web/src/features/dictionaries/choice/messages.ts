import { defineMessages } from '#web/shared/messages.ts';

/** Apart, since the page of text to speech loads them. */
export const { useMessages } = defineMessages('dictionary-choice', {
  choice: 'Pronunciation',
  choiceAdd: 'Add a dictionary',
  choiceHint: 'Rules of the first one win. Up to three.',
  choiceNone: 'There are no dictionaries yet.',
  choiceRemove: 'Remove {{name}}',
  choiceGone: 'A dictionary you can’t see',
  workspaceChoice: 'Pronunciation in the whole workspace',
  workspaceHint: 'Applied to everything that’s spoken, after the dictionaries a request names itself.',
  workspaceAdmins: 'Only workspace admins can change this setting.',
  workspaceSaved: 'Workspace pronunciation saved',
});
