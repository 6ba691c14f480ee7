import { titles } from '#web/features/outbox/titles.ts';
import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('outbox', {
  ...titles,
  intro:
    'This server has no mail server, so what it writes to people waits here. Hand the links on yourself, or set SMTP_URL to have them sent.',
  loading: 'Loading the outbox',
  failed: 'The outbox could not be loaded',
  emptyTitle: 'Nothing waits',
  emptyText: 'Mails to people on this server appear here: sign-ups, password resets, invites.',
  copyLink: 'Copy the link',
  to: 'To {{address}}',
});
