import { titles } from '#web/features/staff/titles.ts';
import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('staff', {
  ...titles,
  server: 'Server',
  accounts: 'People and workspaces',
  money: 'Money',
  queues: 'Queues',
  loading: 'Loading',
  accountFailed: 'Couldn’t load your account',
  alphaAccess: 'Alpha access',
  alphaFailed: 'Couldn’t load the requests',
  alphaEmpty: 'No one is waiting for alpha access.',
  asked: 'Requested {{date}}',
  grant: 'Approve',
  deny: 'Deny',
  granted: 'Approved for {{email}}',
  denied: 'Denied for {{email}}',
  actions: 'Staff activity',
  actionsFailed: 'Couldn’t load the staff activity',
  actionsEmpty: 'No activity yet.',
});
