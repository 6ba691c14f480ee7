import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('audit-log', {
  title: 'Audit log',
  intro: 'What was done in this workspace that bears on security. Entries are never changed.',
  adminsOnly: 'Only workspace admins see the audit log',
  adminsOnlyText: 'Ask an admin if you need to know what was changed.',
  loading: 'Loading the audit log',
  failed: 'The audit log could not be loaded',
  emptyTitle: 'Nothing yet',
  emptyText: 'Sign-ins and changes of members, keys and settings are recorded from now on.',
  download: 'Download as CSV',
  time: 'Time',
  who: 'Who',
  what: 'What',
  address: 'Address',
  server: 'The server',
  gone: 'A former user',
  more: 'Show more',
});
