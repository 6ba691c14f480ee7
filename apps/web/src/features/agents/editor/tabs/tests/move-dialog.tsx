import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '#web/features/agents/editor/tabs/tests/messages.ts';
import {
  foldersQuery,
  moveEntry,
  type TestSummary,
  testsKey,
} from '#web/features/agents/editor/tabs/tests/tests.requests.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast.tsx';

/** Into another folder; a folder goes with all that is in it. */
export function MoveDialog({ entry, onClose }: { entry: TestSummary; onClose: () => void }) {
  const t = useMessages();
  const queryClient = useQueryClient();
  const [folderId, setFolderId] = useState(entry.folder_parent_id ?? 'root');
  const { data: folders = [] } = useQuery(foldersQuery);
  const options = folders
    .filter(({ id, folder_path: path }) => id !== entry.id && !path.some((one) => one.id === entry.id))
    .map(({ id, name, folder_path: path }) => ({
      value: id,
      label: [...path.map((one) => one.name), name].join(' / '),
    }));
  const move = async (): Promise<void> => {
    if (!(await okOrToast(moveEntry(entry.id, folderId)))) return;
    await queryClient.invalidateQueries({ queryKey: testsKey });
    toast.success(t('moved'));
    onClose();
  };
  return (
    <Dialog
      isOpen
      size="sm"
      onClose={onClose}
      title={t('moveTitle', { name: entry.name })}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" onClick={() => void move()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Field label={t('moveTo')} className="pb-2">
        {(control) => (
          <Select
            {...control}
            value={folderId}
            onChange={setFolderId}
            options={[{ value: 'root', label: t('root') }, ...options]}
          />
        )}
      </Field>
    </Dialog>
  );
}
