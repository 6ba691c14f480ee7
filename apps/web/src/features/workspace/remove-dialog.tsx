import type { Member } from '@mynah/contract/workspaces/members';
import { useState } from 'react';
import { nameOf } from '#web/features/workspace/member-name.ts';
import { useMessages } from '#web/features/workspace/messages.ts';
import { useRemoveMember } from '#web/features/workspace/workspace.requests.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast.tsx';

type RemoveDialogProps = { member: Member; members: readonly Member[]; onClose: () => void };

/** Before a member goes, an admin is chosen who takes over what they made; the owner unless told. */
export function RemoveDialog({ member, members, onClose }: RemoveDialogProps) {
  const t = useMessages();
  const remove = useRemoveMember();
  const heirs = members.filter((other) => isFit(other) && other.user_id !== member.user_id);
  const [handOverTo, setHandOverTo] = useState(() => heirs.find((heir) => heir.is_owner)?.user_id ?? '');
  const name = nameOf(member);
  const submit = async () => {
    if (!(await okOrToast(remove.mutateAsync({ userId: member.user_id, handOverTo })))) return;
    toast.success(t('removed', { name }));
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      canClose={!remove.isPending}
      title={t('removeTitle', { name })}
      description={t('removeText')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="danger" isBusy={remove.isPending} onClick={() => void submit()}>
            {t('remove')}
          </Button>
        </>
      }
    >
      <Field label={t('handOverTo')} className="pb-2">
        {(control) => (
          <Select
            id={control.id}
            aria-label={t('handOverTo')}
            value={handOverTo}
            onChange={setHandOverTo}
            options={heirs.map((heir) => ({ value: heir.user_id, label: nameOf(heir), hint: heir.email }))}
          />
        )}
      </Field>
    </Dialog>
  );
}

const isFit = ({ seat_type, is_locked }: Member): boolean => seat_type === 'workspace_admin' && !is_locked;
