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
    subject: `${inviter} invites you to ${workspace} on ${brand.name}`,
    paragraphs: [`${inviter} invites you to join the workspace ${workspace} on ${brand.name}.`],
    action: { label: 'Join the workspace', url },
    afterAction: [
      `The link works for ${inviteDays} days. If you do not expect this invite, you can ignore it.`,
    ],
  });
}
