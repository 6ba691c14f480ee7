import { brand } from '@mynah/contract';
import type { MailMessage } from '../../../platform/mail/mail.ts';
import { inviteDays } from './invites.policy.ts';

interface InviteMail {
  to: string;
  inviterName: string;
  workspaceName: string;
  url: string;
}

/** Names are what people typed: they stay on one line and out of markup. */
const oneLine = (name: string): string => name.replace(/\s+/g, ' ').trim().slice(0, 100);

export function inviteMail({ to, url, ...names }: InviteMail): MailMessage {
  const inviter = oneLine(names.inviterName);
  const workspace = oneLine(names.workspaceName);
  return {
    to,
    subject: `${inviter} invites you to ${workspace} on ${brand.name}`,
    text: [
      `${inviter} invites you to join the workspace ${workspace} on ${brand.name}.`,
      '',
      `Open this link to join: ${url}`,
      '',
      `It works for ${inviteDays} days. If you do not expect this invite, you can ignore it.`,
    ].join('\n'),
  };
}
