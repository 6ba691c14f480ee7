import { FolderInput, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { changeDocument, type Entry, knowledgeKey } from '#web/features/knowledge-base/knowledge.requests.ts';
import { MoveDialog } from '#web/features/knowledge-base/list/move-dialog.tsx';
import { useRemoval } from '#web/features/knowledge-base/list/use-removal.ts';
import { useMessages } from '#web/features/knowledge-base/messages.ts';
import { useRenewAfter } from '#web/shared/api/use-renew-after.ts';
import { MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { NameDialog } from '#web/ui/name-dialog.tsx';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { toast } from '#web/ui/toast.tsx';

export function EntryMenu({ entry }: { entry: Entry }) {
  const t = useMessages();
  const renew = useRenewAfter(knowledgeKey);
  const remove = useRemoval();
  const [shown, setShown] = useState<'rename' | 'move'>();
  const { id, name } = entry;
  const close = () => setShown(undefined);
  return (
    <>
      <RowMenu label={t('actionsOf', { name })}>
        <MenuItem icon={<Pencil aria-hidden />} onSelect={() => setShown('rename')}>
          {t('rename')}
        </MenuItem>
        <MenuItem icon={<FolderInput aria-hidden />} onSelect={() => setShown('move')}>
          {t('move')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem isDanger icon={<Trash2 aria-hidden />} onSelect={() => void remove([entry])}>
          {t('delete')}
        </MenuItem>
      </RowMenu>
      {shown === 'move' && <MoveDialog entries={[entry]} onClose={close} />}
      {shown === 'rename' && (
        <NameDialog
          title={t('renameTitle', { name })}
          maxLength={200}
          submitLabel={t('rename')}
          name={name}
          onClose={close}
          onSave={async (next) => {
            await renew(changeDocument(id, { name: next }));
            toast.success(t('renamed'));
            close();
          }}
        />
      )}
    </>
  );
}
