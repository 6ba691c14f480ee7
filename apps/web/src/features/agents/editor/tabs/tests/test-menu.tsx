import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleMinus, CirclePlus, Copy, FolderInput, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAttachedTests } from '#web/features/agents/editor/tabs/tests/attached-tests.ts';
import { useMessages } from '#web/features/agents/editor/tabs/tests/messages.ts';
import { MoveDialog } from '#web/features/agents/editor/tabs/tests/move-dialog.tsx';
import { TestDialog } from '#web/features/agents/editor/tabs/tests/test-dialog.tsx';
import {
  createTest,
  deleteFolder,
  deleteTest,
  renameFolder,
  replaceTest,
  type TestSummary,
  testQuery,
  testsKey,
} from '#web/features/agents/editor/tabs/tests/tests.requests.ts';
import { confirm } from '#web/ui/confirm.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { NameDialog } from '#web/ui/name-dialog.tsx';
import { answerOrToast, okOrToast } from '#web/ui/ok-or-toast.ts';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { toast } from '#web/ui/toast.tsx';

interface TestMenuProps {
  entry: TestSummary;
  isEditing: boolean;
  onEditing: (isEditing: boolean) => void;
}

/** What can be done with a test or a folder. */
export function TestMenu({ entry, isEditing, onEditing }: TestMenuProps) {
  const t = useMessages();
  const queryClient = useQueryClient();
  const { ids, attach, detach } = useAttachedTests();
  const [isMoving, setMoving] = useState(false);
  const { id, name, type } = entry;
  const isFolder = type === 'folder';
  const isAttached = ids.includes(id);
  const renew = () => queryClient.invalidateQueries({ queryKey: testsKey });
  const duplicate = async (): Promise<void> => {
    const test = await answerOrToast(queryClient.fetchQuery(testQuery(id)));
    if (!test) return;
    const copy = { ...test, name: t('copyOf', { name }).slice(0, 200) };
    const made = await answerOrToast(createTest(copy, entry.folder_parent_id ?? undefined));
    if (!made) return;
    if (isAttached) attach(made);
    await renew();
  };
  const remove = async (): Promise<void> => {
    const isSure = await confirm({
      title: t('deleteTitle', { name }),
      description: t(isFolder ? 'deleteFolderText' : 'deleteText'),
      confirmLabel: t('delete'),
      isDanger: true,
    });
    if (!isSure || !(await okOrToast(isFolder ? deleteFolder(id) : deleteTest(id)))) return;
    if (isAttached) detach(id);
    await renew();
    toast.success(t('deleted'));
  };
  const toggle = (): void => {
    if (isAttached) detach(id);
    else attach(id);
    toast.success(t(isAttached ? 'removed' : 'added'));
  };
  return (
    <>
      <RowMenu label={t('actions', { name })}>
        <MenuItem icon={<Pencil aria-hidden />} onSelect={() => onEditing(true)}>
          {t(isFolder ? 'rename' : 'edit')}
        </MenuItem>
        {!isFolder && (
          <MenuItem icon={<Copy aria-hidden />} onSelect={() => void duplicate()}>
            {t('duplicate')}
          </MenuItem>
        )}
        <MenuItem icon={<FolderInput aria-hidden />} onSelect={() => setMoving(true)}>
          {t('move')}
        </MenuItem>
        {!isFolder && (
          <MenuItem
            icon={isAttached ? <CircleMinus aria-hidden /> : <CirclePlus aria-hidden />}
            onSelect={toggle}
          >
            {t(isAttached ? 'remove' : 'add')}
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem isDanger icon={<Trash2 aria-hidden />} onSelect={() => void remove()}>
          {t('delete')}
        </MenuItem>
      </RowMenu>
      {isMoving && <MoveDialog entry={entry} onClose={() => setMoving(false)} />}
      {isEditing && isFolder && (
        <NameDialog
          title={t('renameFolder')}
          label={t('folderName')}
          maxLength={140}
          submitLabel={t('rename')}
          onClose={() => onEditing(false)}
          onSave={async (next) => {
            await renameFolder(id, next);
            await renew();
          }}
        />
      )}
      {isEditing && !isFolder && <EditTest id={id} onClose={() => onEditing(false)} />}
    </>
  );
}

function EditTest({ id, onClose }: { id: string; onClose: () => void }) {
  const queryClient = useQueryClient();
  const t = useMessages();
  const { data: test, error, refetch } = useQuery({ ...testQuery(id), staleTime: 0, gcTime: 0 });
  if (error)
    return (
      <Dialog isOpen onClose={onClose} title={t('editTest')}>
        <ErrorState error={error} title={t('testsFailed')} onRetry={() => void refetch()} />
      </Dialog>
    );
  if (!test) return null;
  return (
    <TestDialog
      test={test}
      onClose={onClose}
      onSave={async (next) => {
        await replaceTest(id, next);
        await queryClient.invalidateQueries({ queryKey: testsKey });
      }}
    />
  );
}
