import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type Entry,
  foldersQuery,
  knowledgeKey,
  moveEntries,
} from '#web/features/knowledge-base/knowledge.requests.ts';
import { useMessages } from '#web/features/knowledge-base/messages.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { useRenewAfter } from '#web/shared/api/use-renew-after.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast.tsx';

interface MoveDialogProps {
  entries: readonly Pick<Entry, 'id'>[];
  onClose: () => void;
  onDone?: () => void;
}

/** Into another folder, or up to the top. */
export function MoveDialog({ entries, onClose, onDone }: MoveDialogProps) {
  const t = useMessages();
  const renew = useRenewAfter(knowledgeKey);
  const folders = useQuery(foldersQuery).data ?? [];
  const [target, setTarget] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const ids = entries.map(({ id }) => id);
  // nothing goes into itself, or below itself
  const open = folders.filter(
    ({ id, folder_path: path }) => ![id, ...path.map((one) => one.id)].some((one) => ids.includes(one)),
  );
  const move = async (): Promise<void> => {
    setBusy(true);
    try {
      await renew(moveEntries(ids, target || undefined));
      toast.success(t('moved'));
      onClose();
      onDone?.();
    } catch (cause) {
      setFailure(errorText(cause));
      setBusy(false);
    }
  };
  return (
    <Dialog
      isOpen
      size="sm"
      onClose={onClose}
      canClose={!isBusy}
      title={t('moveTitle', { count: entries.length })}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" isBusy={isBusy} onClick={() => void move()}>
            {t('move')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 pb-2">
        <Field label={t('moveTo')}>
          {({ id, 'aria-describedby': describedBy }) => (
            <Select
              id={id}
              aria-describedby={describedBy}
              value={target}
              onChange={setTarget}
              options={[
                { value: '', label: t('top') },
                ...open.map((folder) => ({
                  value: folder.id,
                  label: [...folder.folder_path.map(({ name }) => name ?? ''), folder.name].join(' / '),
                })),
              ]}
            />
          )}
        </Field>
        <FormError text={failure} />
      </div>
    </Dialog>
  );
}
