import { defineMessages } from '#web/shared/messages.ts';

/** Apart, since the page of text to speech loads them. */
export const { useMessages } = defineMessages('dictionary-choice', {
  choice: 'Pronunciation',
  choiceAdd: 'Add a dictionary',
  choiceHint: 'Up to three. Where rules conflict, the first dictionary wins.',
  choiceNone: 'No dictionaries yet.',
  choiceRemove: 'Remove {{name}}',
  choiceGone: 'A dictionary you don’t have access to',
  workspaceChoice: 'Workspace pronunciation',
  workspaceHint: 'Applies to all speech in this workspace. A request’s own dictionaries come first.',
  workspaceAdmins: 'Only workspace admins can change this setting.',
  workspaceSaved: 'Workspace pronunciation saved',
});
