import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('enquiries', {
  queue: 'Messages from the website',
  loading: 'Loading the messages',
  failed: 'Couldn’t load the messages',
  empty: 'No messages are waiting.',
  sales: 'Contact',
  legal: 'Legal',
  grant: 'Grant',
  partnership: 'Voice data partnership',
  reply: 'Reply',
  close: 'Delete',
  closeTitle: 'Delete this message?',
  closeText: 'It is deleted from this server. Delete it once it has been answered.',
  closed: 'Message deleted',
});
