import { brand } from '@mynah/contract';
import { composeMail } from '../../../../platform/mail/compose-mail.ts';
import type { MailMessage } from '../../../../platform/mail/mail.ts';
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
  return composeMail(to, {
    kind: 'invite',
    subject: `${inviter} invited you to ${workspace} on ${brand.name}`,
    paragraphs: [`${inviter} invited you to join the workspace ${workspace} on ${brand.name}.`],
    action: { label: 'Join workspace', url },
    afterAction: [
      `The link works for ${inviteDays} days. If you weren’t expecting this invite, you can ignore it.`,
    ],
  });
}
