import type { Member } from '@mynah/contract/workspaces/members';
import { useState } from 'react';
import { MemberActions } from '#web/features/workspace/member-actions.tsx';
import { nameOf } from '#web/features/workspace/member-name.ts';
import { message, useMessages } from '#web/features/workspace/messages.ts';
import { RemoveDialog } from '#web/features/workspace/remove-dialog.tsx';
import { RoleSelect } from '#web/features/workspace/role-select.tsx';
import { UsageLimitDialog } from '#web/features/workspace/usage-limit-dialog.tsx';
import { useChangeMember } from '#web/features/workspace/workspace.requests.ts';
import { useUser } from '#web/shared/account/account.requests.ts';
import { useCredits } from '#web/shared/account/credits.ts';
import { useIsAdmin } from '#web/shared/account/roles.ts';
import { formatCount } from '#web/shared/format/numbers.ts';
import { dateOfUnix, formatDate } from '#web/shared/format/times.ts';
import { Badge } from '#web/ui/badge.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { toast } from '#web/ui/toast.tsx';

type OpenDialog = { kind: 'limit' | 'remove'; member: Member } | null;

/** On phones what can be read in the dialogs is left out. */
export function MemberTable({ members }: { members: readonly Member[] }) {
  const t = useMessages();
  const isAdmin = useIsAdmin();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const { areCounted } = useCredits();
  const close = () => setDialog(null);
  const myId = useUser().data?.user_id;
  const actionsOf = (member: Member) => (
    <MemberActions
      member={member}
      isMe={member.user_id === myId}
      onOpen={(kind) => setDialog({ kind, member })}
    />
  );
  const usage: Column<Member> = {
    title: t('columnUsage'),
    cell: usageText,
    className: 'max-md:hidden',
    cellClass: 'figures whitespace-nowrap text-12',
  };
  return (
    <>
      <DataTable
        label={t('members')}
        items={ownerFirst(members)}
        keyOf={({ user_id }) => user_id}
        columns={[
          {
            title: t('columnMember'),
            cell: (member) => <MemberName member={member} isMe={member.user_id === myId} />,
            cellClass: 'h-15 max-w-70 max-md:py-2 max-sm:max-w-36',
          },
          {
            title: t('columnRole'),
            cell: (member) => <MemberRole member={member} />,
            className: 'max-sm:px-1',
          },
          ...(areCounted || members.some(({ usage_limit }) => usage_limit !== null) ? [usage] : []),
          {
            title: t('columnJoined'),
            cell: (member) => formatDate(dateOfUnix(member.joined_at_unix)),
            className: 'max-lg:hidden',
            cellClass: 'whitespace-nowrap',
          },
        ]}
        actions={isAdmin ? { title: t('columnActions'), of: actionsOf } : undefined}
      />
      {dialog?.kind === 'limit' && <UsageLimitDialog member={dialog.member} onClose={close} />}
      {dialog?.kind === 'remove' && <RemoveDialog member={dialog.member} members={members} onClose={close} />}
    </>
  );
}

const ownerFirst = (members: readonly Member[]): Member[] =>
  members.toSorted((a, b) => Number(b.is_owner) - Number(a.is_owner));

function MemberName({ member, isMe }: { member: Member; isMe: boolean }) {
  const t = useMessages();
  return (
    <>
      <span id={`member-${member.user_id}`} className="flex flex-wrap items-center gap-x-2">
        <span className="max-w-full truncate font-medium text-ink">{nameOf(member)}</span>
        {isMe && <Badge>{t('you')}</Badge>}
        {member.is_owner && <Badge>{t('owner')}</Badge>}
        {member.is_locked && <Badge tone="danger">{t('locked')}</Badge>}
      </span>
      {member.first_name && <span className="block truncate text-12 text-ink-3">{member.email}</span>}
      {member.usage_limit !== null && (
        <span className="block truncate text-12 text-ink-3 md:hidden">
          {t('usageShort', { usage: usageText(member) })}
        </span>
      )}
    </>
  );
}

/** The owner is always an admin; whoever is no admin reads the role only. */
function MemberRole({ member }: { member: Member }) {
  const t = useMessages();
  const isAdmin = useIsAdmin();
  const change = useChangeMember();
  const name = nameOf(member);
  if (!isAdmin || member.is_owner) return t(member.seat_type);
  return (
    <RoleSelect
      className="w-32 max-sm:w-26"
      label={t('roleOf', { name })}
      value={member.seat_type}
      disabled={change.isPending}
      onChange={async (seat) => {
        const { email } = member;
        const isDone = await okOrToast(change.mutateAsync({ email, workspace_seat_type: seat }));
        if (isDone) toast.success(t('roleChanged', { name, role: t(seat) }));
      }}
    />
  );
}

function usageText({ character_count, usage_limit }: Member): string {
  const used = formatCount(character_count);
  return usage_limit === null ? used : message('usageOf', { used, limit: formatCount(usage_limit) });
}
