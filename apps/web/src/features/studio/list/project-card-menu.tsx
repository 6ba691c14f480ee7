import { useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#web/features/studio/messages.ts';
import {
  changeProject,
  type Project,
  removeProject,
  studioKey,
} from '#web/features/studio/studio.requests.ts';
import { useCanEdit } from '#web/shared/account/roles.ts';
import { ShareDialog } from '#web/shared/sharing/share-dialog.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { NameDialog } from '#web/ui/name-dialog.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { toast } from '#web/ui/toast.tsx';

/** What can be done with a project as a whole. Deleting takes the audio of every chapter along, so it asks. */
export function ProjectCardMenu({ project }: { project: Project }) {
  const t = useMessages();
  const client = useQueryClient();
  const isEditor = useCanEdit();
  const [open, setOpen] = useState<'rename' | 'share'>();
  const { project_id: id, name, access_level } = project;
  if (!isEditor || (access_level !== 'admin' && access_level !== 'editor')) return null;
  const renew = () => client.invalidateQueries({ queryKey: studioKey });
  const remove = async () => {
    const isConfirmed = await confirm({
      title: t('deleteProjectTitle', { name }),
      description: t('deleteProjectText'),
      confirmLabel: t('delete'),
      isDanger: true,
    });
    if (!isConfirmed || !(await okOrToast(removeProject(id)))) return;
    toast.success(t('projectDeleted'));
    await renew();
  };
  return (
    <>
      <RowMenu label={t('actionsOf', { name })}>
        <MenuItem icon={<Pencil aria-hidden />} onSelect={() => setOpen('rename')}>
          {t('rename')}
        </MenuItem>
        {access_level === 'admin' && (
          <>
            <MenuItem icon={<Users aria-hidden />} onSelect={() => setOpen('share')}>
              {t('share')}
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon={<Trash2 aria-hidden />} isDanger onSelect={() => void remove()}>
              {t('delete')}
            </MenuItem>
          </>
        )}
      </RowMenu>
      {open === 'rename' && (
        <NameDialog
          title={t('renameProject')}
          submitLabel={t('save')}
          name={name}
          onClose={() => setOpen(undefined)}
          onSave={async (next) => {
            await changeProject(id, { name: next });
            await renew();
          }}
        />
      )}
      {open === 'share' && (
        <ShareDialog
          thing={{ type: 'project', id, name }}
          text={t('shareText')}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
