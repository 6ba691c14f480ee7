import type { Invite } from '@mynah/contract/workspaces/invites';
import { RotateCw, Trash2 } from 'lucide-react';
import { useMessages } from '#web/features/workspace/messages.ts';
import { useInvites, useResendInvite, useRevokeInvite } from '#web/features/workspace/workspace.requests.ts';
import { dateOfUnix, formatDate } from '#web/shared/format/times.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { MenuItem } from '#web/ui/menu.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { toast } from '#web/ui/toast.tsx';

/** Invites that nobody has accepted yet, those that ran out as well. */
export function InviteList() {
  const t = useMessages();
  return (
    <section aria-labelledby="pending-invites" className="flex flex-col gap-3 pt-3">
      <h2 id="pending-invites" className="font-semibold text-15">
        {t('pending')}
      </h2>
      <Invites />
    </section>
  );
}

function Invites() {
  const t = useMessages();
  const invites = useInvites(true);
  return (
    <ListFrame
      query={{ ...invites, data: invites.data?.invites }}
      loading={<SkeletonRows label={t('invitesLoading')} cells={['h-4 w-40']} count={1} />}
      failed={t('invitesFailed')}
      empty={<p className="p-4 text-13 text-ink-3">{t('pendingEmpty')}</p>}
    >
      {(list) => (
        <Card>
          <ul>
            {list.map((invite) => (
              <InviteRow key={invite.invite_id} invite={invite} />
            ))}
          </ul>
        </Card>
      )}
    </ListFrame>
  );
}

function InviteRow({ invite }: { invite: Invite }) {
  const t = useMessages();
  const until = formatDate(dateOfUnix(invite.expires_at_unix));
  return (
    <li className="flex min-h-15 items-center gap-3 border-b px-4 py-2 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium text-13">{invite.email ?? t('linkInvite')}</p>
        <p className="flex flex-wrap items-center gap-x-2 text-12 text-ink-3">
          {t(invite.seat_type)}
          <span aria-hidden>·</span>
          {invite.is_expired ? <Badge tone="danger">{t('expired')}</Badge> : t('expires', { date: until })}
        </p>
      </div>
      {!invite.is_expired && <CopyButton text={invite.invite_url} label={t('copyLink')} />}
      <InviteActions invite={invite} />
    </li>
  );
}

function InviteActions({ invite }: { invite: Invite }) {
  const t = useMessages();
  const resend = useResend(invite);
  const revoke = useRevoke(invite);
  return (
    <RowMenu label={t('actionsFor', { name: invite.email ?? t('inviteFor') })}>
      <MenuItem icon={<RotateCw aria-hidden />} onSelect={() => void resend()}>
        {invite.email === null ? t('renew') : t('resend')}
      </MenuItem>
      <MenuItem icon={<Trash2 aria-hidden />} isDanger onSelect={() => void revoke()}>
        {t('revoke')}
      </MenuItem>
    </RowMenu>
  );
}

function useResend({ invite_id, email }: Invite) {
  const t = useMessages();
  const resend = useResendInvite();
  return async () => {
    const isDone = await okOrToast(resend.mutateAsync(invite_id));
    if (isDone) toast.success(email === null ? t('renewed') : t('resent', { address: email }));
  };
}

function useRevoke({ invite_id }: Invite) {
  const t = useMessages();
  const revoke = useRevokeInvite();
  return async () => {
    const isConfirmed = await confirm({
      title: t('revokeTitle'),
      description: t('revokeText'),
      confirmLabel: t('revoke'),
      isDanger: true,
    });
    if (isConfirmed && (await okOrToast(revoke.mutateAsync(invite_id)))) toast.success(t('revoked'));
  };
}
