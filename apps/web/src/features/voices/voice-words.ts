import { defineMessages } from '#web/shared/messages.ts';

/** What is said of a voice wherever one is named, and so at every start; the other words come with pages and lists. */
export const { message } = defineMessages('voices', {
  mustVerify: 'Verify this voice before you use it.',
  legacyName: '{{name}} (Legacy)',
  notInStudio: 'Live moderation voices are not available in Studio',
  blocked: 'This voice is blocked.',
  legacyGone: 'No engine on this server supports this voice anymore.',
});
