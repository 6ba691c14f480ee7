import type { Member } from '@mynah/contract/workspaces/members';
import { nameOf } from '#web/features/workspace/member-name.ts';
import { useMessages } from '#web/features/workspace/messages.ts';
import { useTransferOwnership } from '#web/features/workspace/workspace.requests.ts';
import { confirm } from '#web/ui/confirm.ts';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { toast } from '#web/ui/toast.tsx';

/** Asks twice, since only the new owner can take it back; resolves to whether it was done. */
export function useTransfer(): (member: Member) => Promise<boolean> {
  const t = useMessages();
  const transfer = useTransferOwnership();
  return async (member) => {
    const name = nameOf(member);
    const isConfirmed = await confirm({
      title: t('ownerTitle', { name }),
      description: t('ownerText'),
      confirmLabel: t('makeOwner'),
      isDanger: true,
      countdownSeconds: 3,
      requiredInput: { label: t('typeToConfirm', { text: member.email }), expected: member.email },
    });
    if (!isConfirmed || !(await okOrToast(transfer.mutateAsync(member.user_id)))) return false;
    toast.success(t('ownerDone', { name }));
    return true;
  };
}
