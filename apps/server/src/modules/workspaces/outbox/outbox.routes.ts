import { type OutboxMail, outboxRoutes as routes } from '@mynah/contract/outbox';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import { Failure } from '../../../platform/errors/index.ts';
import { handle } from '../../../platform/http/index.ts';
import { listWaitingMails, type MailRow } from './outbox.store.ts';
import { readsOutbox } from './reads-outbox.ts';

const shown = 100;

export const outboxRoutes = [
  handle(routes.list, async ({ platform, actor }) => {
    if (!(await readsOutbox(platform, actor))) {
      throw new Failure('permission_denied', 'The outbox is for the owner of a server that sends no mail.');
    }
    return { mails: (await listWaitingMails(platform.db, shown)).map(toOutboxMail) };
  }),
];

const toOutboxMail = ({ id, to, subject, text, createdAt }: MailRow): OutboxMail => ({
  mail_id: id,
  to,
  subject,
  text,
  created_at_unix: unixSeconds(createdAt),
});
