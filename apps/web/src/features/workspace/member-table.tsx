import type { Member } from '@mynah/contract/members';
import { useState } from 'react';
import { MemberActions } from '#web/features/workspace/member-actions.tsx';
import { nameOf } from '#web/features/workspace/member-name.ts';
import { useMessages } from '#web/features/workspace/messages.ts';
import { RemoveDialog } from '#web/features/workspace/remove-dialog.tsx';
import { RoleSelect } from '#web/features/workspace/role-select.tsx';
import { UsageLimitDialog } from '#web/features/workspace/usage-limit-dialog.tsx';
import { useChangeMember } from '#web/features/workspace/workspace.requests.ts';
import { useUser } from '#web/shared/account/account.requests.ts';
import { useIsAdmin } from '#web/shared/account/roles.ts';
import { formatCount } from '#web/shared/format/numbers.ts';
import { dateOfUnix, formatDate } from '#web/shared/format/times.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Cell, HeaderCell, Row, Table } from '#web/ui/table.tsx';
import { toast } from '#web/ui/toast.tsx';

type OpenDialog = { kind: 'limit' | 'remove'; member: Member } | null;

/** On phones what can be read in the dialogs is left out. */
export function MemberTable({ members }: { members: readonly Member[] }) {
  const t = useMessages();
  const isAdmin = useIsAdmin();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = () => setDialog(null);
  return (
    <>
      <Table label={t('members')}>
        <thead>
          <tr>
            <HeaderCell>{t('columnMember')}</HeaderCell>
            <HeaderCell className="max-sm:px-1">{t('columnRole')}</HeaderCell>
            <HeaderCell className="max-md:hidden">{t('columnUsage')}</HeaderCell>
            <HeaderCell className="max-lg:hidden">{t('columnJoined')}</HeaderCell>
            {isAdmin && (
              <HeaderCell>
                <span className="sr-only">{t('columnActions')}</span>
              </HeaderCell>
            )}
          </tr>
        </thead>
        <tbody>
          {ownerFirst(members).map((member) => (
            <MemberRow key={member.user_id} member={member} onOpen={(kind) => setDialog({ kind, member })} />
          ))}
        </tbody>
      </Table>
      {dialog?.kind === 'limit' && <UsageLimitDialog member={dialog.member} onClose={close} />}
      {dialog?.kind === 'remove' && <RemoveDialog member={dialog.member} members={members} onClose={close} />}
    </>
  );
}

const ownerFirst = (members: readonly Member[]): Member[] =>
  members.toSorted((a, b) => Number(b.is_owner) - Number(a.is_owner));

type MemberRowProps = { member: Member; onOpen: (kind: 'limit' | 'remove') => void };

function MemberRow({ member, onOpen }: MemberRowProps) {
  const t = useMessages();
  const isAdmin = useIsAdmin();
  const isMe = useUser().data?.user_id === member.user_id;
  const usage = useUsage(member);
  return (
    <Row>
      <Cell className="h-15 max-w-70 max-md:py-2 max-sm:max-w-36">
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="max-w-full truncate font-medium text-ink">{nameOf(member)}</span>
          {isMe && <Badge>{t('you')}</Badge>}
          {member.is_owner && <Badge tone="accent">{t('owner')}</Badge>}
          {member.is_locked && <Badge tone="danger">{t('locked')}</Badge>}
        </span>
        {member.first_name && <span className="block truncate text-12 text-ink-3">{member.email}</span>}
        {member.usage_limit !== null && (
          <span className="block truncate text-12 text-ink-3 md:hidden">{t('usageShort', { usage })}</span>
        )}
      </Cell>
      <Cell className="max-sm:px-1">
        <MemberRole member={member} />
      </Cell>
      <Cell className="figures whitespace-nowrap text-12 max-md:hidden">{usage}</Cell>
      <Cell className="whitespace-nowrap max-lg:hidden">{formatDate(dateOfUnix(member.joined_at_unix))}</Cell>
      {isAdmin && (
        <Cell className="w-14 px-2 text-right">
          <MemberActions member={member} isMe={isMe} onOpen={onOpen} />
        </Cell>
      )}
    </Row>
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

function useUsage({ character_count, usage_limit }: Member): string {
  const t = useMessages();
  const used = formatCount(character_count);
  return usage_limit === null ? used : t('usageOf', { used, limit: formatCount(usage_limit) });
}

const ROWS = ['a', 'b', 'c'];

export function MemberTableSkeleton({ label }: { label: string }) {
  return (
    <Card role="status" aria-label={label}>
      <div className="h-10 border-b" />
      {ROWS.map((row) => (
        <div key={row} className="flex h-15 items-center gap-8 border-b px-4 last:border-b-0">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-8 w-28" />
          <Skeleton className="h-4 w-24" />
        </div>
      ))}
    </Card>
  );
}
