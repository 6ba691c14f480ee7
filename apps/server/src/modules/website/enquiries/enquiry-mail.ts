import type { EnquiryTopic } from '@mynah/contract/enquiries';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { MailMessage } from '../../../platform/mail/mail.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { EnquiryRow } from './enquiries.tables.ts';

const subjects: Readonly<Record<EnquiryTopic, string>> = {
  sales: 'Someone wrote on the contact page',
  legal: 'Someone wrote on the legal contact page',
  grant: 'Someone applied for a grant',
  partnership: 'Someone proposed a voice data partnership',
};

/** To the mailbox that the operator named for it, if any: what they wrote stands in the queue of staff in any case. */
export function enquiryMail(
  { config, publicUrl }: Pick<Platform, 'config' | 'publicUrl'>,
  { topic, name, email, organization, message }: EnquiryRow,
): MailMessage | undefined {
  const to = topic === 'legal' ? (config.legalEmail ?? config.helpEmail) : config.helpEmail;
  if (!to) return undefined;
  return composeMail(to, {
    kind: 'notification',
    subject: subjects[topic],
    paragraphs: [`${organization ? `${name}, ${organization}` : name} <${email}>`, message],
    action: { label: 'Open the queue', url: `${publicUrl()}/app/admin` },
  });
}
