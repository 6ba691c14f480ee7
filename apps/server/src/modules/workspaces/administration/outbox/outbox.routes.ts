import { type OutboxMail, outboxRoutes as routes } from '@mynah/contract/workspaces/outbox';
import { unixSeconds } from '../../../../platform/clock/clock.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import { handle } from '../../../../platform/http/index.ts';
import { openBody } from '../../../../platform/mail/mail-body.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { listWaitingMails, type MailRow } from './outbox.store.ts';
import { readsOutbox } from './reads-outbox.ts';

const shown = 100;

export const outboxRoutes = [
  handle(routes.list, async ({ platform, actor }) => {
    if (!(await readsOutbox(platform, actor))) {
      throw new Failure('permission_denied', 'The outbox is for the owner of a server that sends no mail.');
    }
    const rows = await listWaitingMails(platform.db, shown);
    return { mails: rows.map((row) => toOutboxMail(platform, row)) };
  }),
];

const toOutboxMail = (platform: Platform, row: MailRow): OutboxMail => ({
  mail_id: row.id,
  to: row.to,
  subject: row.subject,
  text: readText(platform, row),
  created_at_unix: unixSeconds(row.createdAt),
});

/** After a change of MYNAH_SECRET_KEY older mails stay shut, and must not hide the others. */
function readText({ keys, log }: Platform, row: MailRow): string {
  try {
    return openBody(keys, row)?.text ?? '';
  } catch (err) {
    log.warn({ err, mailId: row.id }, 'a mail of the outbox cannot be opened');
    return 'This mail was written under another secret key of the server and cannot be read any more.';
  }
}
