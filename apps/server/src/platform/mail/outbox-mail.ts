import { and, eq, isNull } from 'drizzle-orm';
import { createTransport, type Transporter } from 'nodemailer';
import { z } from 'zod';
import type { SecretKeys } from '../crypto/index.ts';
import type { Database } from '../db/database.ts';
import { newId } from '../ids/new-id.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { JobHandler, Jobs } from '../jobs/jobs.ts';
import { mails } from './mail.tables.ts';
import type { Mail, MailMessage } from './mail.ts';
import { openBody, sealBody, sealOldBodies } from './mail-body.ts';

export const deliverMail = defineJob<{ mailId: string }>({
  name: 'mail.deliver',
  payload: z.object({ mailId: z.string() }),
  retryLimit: 8,
  expireInSeconds: 60,
});

export interface OutboxMailOptions {
  db: Database;
  jobs: Jobs;
  keys: SecretKeys;
  /** Without one every mail stays in the outbox for the owner to read. */
  smtpUrl: string | undefined;
  from: string;
}

/** The row is written with the change that asked for the mail, its body sealed; a job delivers it. */
export class OutboxMail implements Mail {
  readonly #options: OutboxMailOptions;
  readonly #transport: Transporter | undefined;

  constructor(options: OutboxMailOptions) {
    this.#options = options;
    this.#transport = options.smtpUrl ? createTransport(options.smtpUrl) : undefined;
  }

  async send(message: MailMessage, options: Parameters<Mail['send']>[1] = {}): Promise<void> {
    const { db, jobs, keys } = this.#options;
    const id = newId();
    const { kind, to, subject } = message;
    const row = { id, kind, to, subject, sealedBody: sealBody(keys, id, message) };
    await (options.transaction ?? db).insert(mails).values(row);
    if (this.#transport) await jobs.enqueue(deliverMail, { mailId: id }, options);
  }

  /** Before anything is sent or read. */
  prepare(): Promise<void> {
    return sealOldBodies(this.#options.db, this.#options.keys);
  }

  handler(): JobHandler<{ mailId: string }> {
    return { definition: deliverMail, run: ({ payload }) => this.#deliver(payload.mailId) };
  }

  async #deliver(mailId: string): Promise<void> {
    const { db, keys, from } = this.#options;
    const waiting = and(eq(mails.id, mailId), isNull(mails.sentAt));
    const [mail] = await db.select().from(mails).where(waiting);
    const body = mail && openBody(keys, mail);
    if (!mail || !body || !this.#transport) return;
    const { to, subject } = mail;
    try {
      await this.#transport.sendMail({ from, to, subject, ...body });
    } catch (cause) {
      // what the mail server says may name people: it stays with the mail, and the log gets the reason alone
      await db
        .update(mails)
        .set({ lastError: cause instanceof Error ? cause.message : String(cause) })
        .where(eq(mails.id, mailId));
      throw new Error(`the mail server did not take a mail (${reasonOf(cause)})`);
    }
    const sent = { sentAt: new Date(), sealedBody: null, lastError: null };
    await db.update(mails).set(sent).where(eq(mails.id, mailId));
  }
}

/** `EENVELOPE 550`: the transport's code and the server's. */
function reasonOf(cause: unknown): string {
  const { code, responseCode } = cause as { code?: string; responseCode?: number };
  return [code, responseCode].filter(Boolean).join(' ') || 'unknown reason';
}
