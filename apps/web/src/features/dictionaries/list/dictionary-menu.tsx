import { useQueryClient } from '@tanstack/react-query';
import { Archive, ArchiveRestore, Download, Pencil, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import {
  changeDictionary,
  dictionariesKey,
  exportVersion,
  type PronunciationDictionary,
  removeDictionary,
} from '#web/features/dictionaries/dictionaries.requests.ts';
import { DictionaryDialog } from '#web/features/dictionaries/list/dictionary-dialog.tsx';
import { useMessages } from '#web/features/dictionaries/messages.ts';
import { DICTIONARIES_PATH } from '#web/features/dictionaries/paths.ts';
import { useRoleOn } from '#web/shared/account/roles.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { ShareDialog } from '#web/shared/sharing/share-dialog.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { toast } from '#web/ui/toast.tsx';

/** What can be done with a dictionary, in its row and on its page. */
export function DictionaryMenu({ dictionary }: { dictionary: PronunciationDictionary }) {
  const t = useMessages();
  const role = useRoleOn(dictionary);
  const { archive, remove } = useActions(dictionary);
  const [isRenaming, setRenaming] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const { id, name, latest_version_id, archived_time_unix } = dictionary;
  const isArchived = archived_time_unix !== null;
  const canEdit = role === 'admin' || role === 'editor';
  return (
    <>
      <RowMenu label={t('actionsOf', { name })}>
        <MenuItem
          icon={<Download aria-hidden />}
          onSelect={() => void okOrToast(exportVersion(id, latest_version_id))}
        >
          {t('export')}
        </MenuItem>
        {canEdit && (
          <>
            <MenuItem icon={<Pencil aria-hidden />} onSelect={() => setRenaming(true)}>
              {t('rename')}
            </MenuItem>
            <MenuItem
              icon={isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
              onSelect={() => void archive(!isArchived)}
            >
              {t(isArchived ? 'unarchive' : 'archive')}
            </MenuItem>
          </>
        )}
        {role === 'admin' && (
          <>
            <MenuItem icon={<Users aria-hidden />} onSelect={() => setSharing(true)}>
              {t('share')}
            </MenuItem>
            <MenuSeparator />
            <MenuItem isDanger icon={<Trash2 aria-hidden />} onSelect={() => void remove()}>
              {t('delete')}
            </MenuItem>
          </>
        )}
      </RowMenu>
      {isSharing && (
        <ShareDialog
          thing={{ type: 'pronunciation_dictionary', id, name }}
          text={t('shareText')}
          onClose={() => setSharing(false)}
        />
      )}
      {isRenaming && <DictionaryDialog dictionary={dictionary} onClose={() => setRenaming(false)} />}
    </>
  );
}

function useActions({ id, name }: PronunciationDictionary) {
  const t = useMessages();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const refresh = () => queryClient.invalidateQueries({ queryKey: dictionariesKey });
  const archive = async (archived: boolean) => {
    if (!(await okOrToast(changeDictionary(id, { archived })))) return;
    void refresh();
    if (archived)
      toast.success(t('archivedToast'), { action: { label: t('undo'), onClick: () => void archive(false) } });
  };
  const remove = async () => {
    const isSure = await confirm({
      title: t('deleteTitle', { name }),
      description: t('deleteText'),
      confirmLabel: t('delete'),
      isDanger: true,
    });
    if (!isSure || !(await okOrToast(removeDictionary(id)))) return;
    toast.success(t('deleted'));
    await navigate({ to: DICTIONARIES_PATH });
    void refresh();
  };
  return { archive, remove };
}
