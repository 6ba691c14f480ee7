import { titles } from '#web/features/staff/titles.ts';
import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('staff', {
  ...titles,
  server: 'Server',
  accounts: 'People and workspaces',
  queues: 'Queues',
  loading: 'Loading',
  accountFailed: 'Your account could not be loaded',
  alphaAccess: 'Alpha access',
  alphaFailed: 'The requests could not be loaded',
  alphaEmpty: 'Nobody waits for alpha access.',
  asked: 'Asked {{date}}',
  grant: 'Grant',
  deny: 'Deny',
  granted: 'Granted to {{email}}',
  denied: 'Denied to {{email}}',
  actions: 'What staff did',
  actionsFailed: 'The log could not be loaded',
  actionsEmpty: 'Nothing yet.',
});
