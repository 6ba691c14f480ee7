import type { Member } from '@mynah/contract/workspaces/members';
import { Coins, Crown, Lock, LockOpen, UserMinus } from 'lucide-react';
import { nameOf } from '#web/features/workspace/member-name.ts';
import { useMessages } from '#web/features/workspace/messages.ts';
import { useTransfer } from '#web/features/workspace/use-transfer.ts';
import { useChangeMember, useMembers } from '#web/features/workspace/workspace.requests.ts';
import { useUser } from '#web/shared/account/account.requests.ts';
import { useCredits } from '#web/shared/account/credits.ts';
import { confirm } from '#web/ui/confirm.ts';
import { MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { toast } from '#web/ui/toast.tsx';

type MemberActionsProps = { member: Member; isMe: boolean; onOpen: (kind: 'limit' | 'remove') => void };

/** What may not be done to the owner and to oneself is not offered. */
export function MemberActions({ member, isMe, onOpen }: MemberActionsProps) {
  const t = useMessages();
  const toggleLock = useToggleLock(member);
  const transfer = useTransfer();
  const isOwner = useIsOwner();
  const { areCounted } = useCredits();
  // one that was set before can be lifted
  const hasCredits = areCounted || member.usage_limit !== null;
  const isFree = !isMe && !member.is_owner;
  if (!hasCredits && !isFree) return null;
  return (
    <RowMenu label={t('actionsFor', { name: nameOf(member) })}>
      {hasCredits && (
        <MenuItem icon={<Coins aria-hidden />} onSelect={() => onOpen('limit')}>
          {t('setLimit')}
        </MenuItem>
      )}
      {isFree && (
        <MenuItem
          icon={member.is_locked ? <LockOpen aria-hidden /> : <Lock aria-hidden />}
          onSelect={() => void toggleLock()}
        >
          {member.is_locked ? t('unlock') : t('lock')}
        </MenuItem>
      )}
      {isFree && isOwner && !member.is_locked && (
        <MenuItem icon={<Crown aria-hidden />} onSelect={() => void transfer(member)}>
          {t('makeOwner')}
        </MenuItem>
      )}
      {isFree && <MenuSeparator />}
      {isFree && (
        <MenuItem icon={<UserMinus aria-hidden />} isDanger onSelect={() => onOpen('remove')}>
          {t('remove')}
        </MenuItem>
      )}
    </RowMenu>
  );
}

function useIsOwner(): boolean {
  const userId = useUser().data?.user_id;
  return useMembers().data?.some((member) => member.is_owner && member.user_id === userId) ?? false;
}

function useToggleLock(member: Member) {
  const t = useMessages();
  const change = useChangeMember();
  const { email, is_locked: isLocked } = member;
  const name = nameOf(member);
  return async () => {
    const question = {
      title: t('lockTitle', { name }),
      description: t('lockText'),
      confirmLabel: t('lock'),
      isDanger: true,
    };
    if (!isLocked && !(await confirm(question))) return;
    const isDone = await okOrToast(change.mutateAsync({ email, is_locked: !isLocked }));
    if (isDone) toast.success(isLocked ? t('wasUnlocked', { name }) : t('wasLocked', { name }));
  };
}
