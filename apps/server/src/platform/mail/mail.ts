import type { Transaction } from '../db/database.ts';

export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html?: string;
}

/** Mails go through an outbox table: sent by SMTP where a server is set, else read by the owner in the app. */
export interface Mail {
  send(message: MailMessage, options?: { transaction?: Transaction }): Promise<void>;
}
