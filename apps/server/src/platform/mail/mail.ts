import type { MailKind } from '@mynah/contract/workspaces/mail-kinds';
import type { Transaction } from '../db/database.ts';

export interface MailMessage {
  /** What it is about, for who reads the outbox. */
  kind?: MailKind;
  to: string;
  subject: string;
  text: string;
  html?: string;
}

/** Mails go through an outbox table: sent by SMTP where a server is set, else read by the owner in the app. */
export interface Mail {
  send(message: MailMessage, options?: { transaction?: Transaction }): Promise<void>;
}
