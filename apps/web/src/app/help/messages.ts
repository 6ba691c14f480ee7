import { defineMessages } from '#web/shared/messages.ts';

export const { useMessages } = defineMessages('help', {
  help: 'Help',
  help_center: 'Help center',
  docs_guides: 'Docs and guides',
  community_chat: 'Community chat',
  help_mailbox: 'Contact us',
  ios_reader_app: 'Reader app for iPhone',
  android_reader_app: 'Reader app for Android',
  affiliate_dashboard: 'Affiliate dashboard',
  privacy_opt_out: 'Privacy choices',
  legal_mailbox: 'Legal contact',
  keyboardShortcuts: 'Keyboard shortcuts',
});
