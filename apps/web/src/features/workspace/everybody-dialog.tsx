import { useId, useState } from 'react';
import { GIVABLE_PERMISSIONS, permissionOptions } from '#web/features/workspace/givable-permissions.ts';
import { useMessages } from '#web/features/workspace/messages.ts';
import { NameChoice } from '#web/features/workspace/name-choice.tsx';
import { usePermitEverybody } from '#web/features/workspace/workspace.requests.ts';
import { useWorkspace } from '#web/shared/account/workspace.requests.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { toast } from '#web/ui/toast.tsx';

/** What every member may do (WSP-016): all that the role allows, or a choice to which groups add. */
export function EverybodyDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const formId = useId();
  const stored = useWorkspace().data?.all_members_permissions ?? [];
  const [isRestricted, setRestricted] = useState(stored.length > 0);
  const [chosen, setChosen] = useState(stored.length > 0 ? stored : [...GIVABLE_PERMISSIONS]);
  const [error, setError] = useState<string>();
  const permit = usePermitEverybody();
  const submit = async () => {
    // an empty list means everything
    if (isRestricted && chosen.length === 0) return setError(t('chosenNone'));
    if (!(await okOrToast(permit.mutateAsync(isRestricted ? chosen : [])))) return;
    toast.success(t('permissionsSaved'));
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('editEverybody')}
      description={t('editEverybodyText')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={permit.isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="flex flex-col gap-5 pb-2"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <ChoiceCards
          label={t('restrict')}
          value={isRestricted ? 'chosen' : 'all'}
          onChange={(value) => setRestricted(value === 'chosen')}
          options={[
            { value: 'all', label: t('allowAll'), hint: t('allowAllHint') },
            { value: 'chosen', label: t('allowChosen'), hint: t('allowChosenHint') },
          ]}
        />
        {isRestricted && (
          <NameChoice
            label={t('restrict')}
            options={permissionOptions}
            value={chosen}
            onChange={setChosen}
            error={error}
          />
        )}
      </form>
    </Dialog>
  );
}
