import type { SecretKeys } from '../crypto/index.ts';
import type { Database } from '../db/database.ts';
import { newId } from '../ids/new-id.ts';
import type { Log } from '../log/log.ts';
import { mails } from '../mail/mail.tables.ts';
import { sealBody } from '../mail/mail-body.ts';
import type { Sms } from './sms.ts';

/** Marks a text message among the mails of the outbox (the address form of RFC 5724). */
export const smsScheme = 'sms:';

/** Without a gateway a text message waits beside the mails. The log says that one is there, never what it says. */
export class OutboxSms implements Sms {
  readonly #db: Database;
  readonly #keys: SecretKeys;
  readonly #log: Log;

  constructor({ db, keys, log }: { db: Database; keys: SecretKeys; log: Log }) {
    this.#db = db;
    this.#keys = keys;
    this.#log = log;
  }

  async send(to: string, text: string): Promise<void> {
    // not by Mail.send: a mail server has no use for a phone number
    const id = newId();
    const sealedBody = sealBody(this.#keys, id, { text });
    await this.#db
      .insert(mails)
      .values({ id, kind: 'text_message', to: smsScheme + to, subject: 'Text message', sealedBody });
    this.#log.warn('a text message waits in the outbox: no text-message gateway is set');
  }
}
