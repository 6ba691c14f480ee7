import { type OutboxMail, outboxRoutes as routes } from '@mynah/contract/workspaces/outbox';
import { unixSeconds } from '../../../../platform/clock/clock.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import { type Actor, handle } from '../../../../platform/http/index.ts';
import { openBody } from '../../../../platform/mail/mail-body.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { listUnsentMails, type MailRow, markHandedOn } from './outbox.store.ts';
import { readsOutbox } from './reads-outbox.ts';

export const outboxRoutes = [
  handle(routes.list, async ({ platform, actor, query: { pageSize, ...filter } }) => {
    await requireReader(platform, actor);
    const rows = await listUnsentMails(platform.db, { ...filter, limit: pageSize + 1 });
    const shown = rows.slice(0, pageSize);
    return {
      mails: shown.map((row) => toOutboxMail(platform, row)),
      next_cursor: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
    };
  }),
  handle(routes.update, async ({ platform, actor, params, body }) => {
    await requireReader(platform, actor);
    const at = body.state === 'handed_on' ? platform.clock.now() : null;
    if (!(await markHandedOn(platform.db, params.mailId, at))) {
      throw new Failure('mail_not_found', 'Email not found.');
    }
    return { status: 'ok' as const };
  }),
];

async function requireReader(platform: Platform, actor: Actor): Promise<void> {
  if (await readsOutbox(platform, actor)) return;
  throw new Failure(
    'permission_denied',
    'Only the owner of a server that sends no email can open the outbox.',
  );
}

const toOutboxMail = (platform: Platform, row: MailRow): OutboxMail => ({
  mail_id: row.id,
  kind: row.kind,
  to: row.to,
  subject: row.subject,
  text: readText(platform, row),
  created_at_unix: unixSeconds(row.createdAt),
  state: row.handedOnAt ? 'handed_on' : 'waiting',
});

/** After a change of MYNAH_SECRET_KEY older mails stay shut, and must not hide the others. */
function readText({ keys, log }: Platform, row: MailRow): string {
  try {
    return openBody(keys, row)?.text ?? '';
  } catch (err) {
    log.warn({ err, mailId: row.id }, 'a mail of the outbox cannot be opened');
    return 'This email was encrypted with an earlier secret key and can no longer be read.';
  }
}
