import { useQueryClient } from '@tanstack/react-query';
import { Clapperboard, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#web/features/voiceover-studio/messages.ts';
import { VOICEOVER_PATH } from '#web/features/voiceover-studio/paths.ts';
import {
  type Project,
  removeVoiceover,
  renameVoiceover,
  voiceoversKey,
} from '#web/features/voiceover-studio/voiceovers.requests.ts';
import { useCanEdit } from '#web/shared/account/roles.ts';
import { dateOfUnix, formatAgo } from '#web/shared/format/times.ts';
import { Link } from '#web/shared/routing/index.ts';
import { confirm } from '#web/ui/confirm.ts';
import { MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { NameDialog } from '#web/ui/name-dialog.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { toast } from '#web/ui/toast.tsx';

export function VoiceoverRow({ project }: { project: Project }) {
  const t = useMessages();
  const { project_id: voiceoverId, name, create_date_unix } = project;
  return (
    <li className="relative flex items-center gap-3 px-4 py-3 transition-colors hover:bg-hover">
      <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-sunken text-ink-2">
        <Clapperboard aria-hidden className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <Link
          to={VOICEOVER_PATH}
          params={{ voiceoverId }}
          className="block truncate font-medium text-ink after:absolute after:inset-0"
        >
          {name}
        </Link>
        <p className="text-12 text-ink-2">
          {t('created', { when: formatAgo(dateOfUnix(create_date_unix)) })}
        </p>
      </div>
      <div className="relative">
        <VoiceoverMenu project={project} />
      </div>
    </li>
  );
}

/** Deleting takes files and exports along, so it asks. */
function VoiceoverMenu({ project }: { project: Project }) {
  const t = useMessages();
  const client = useQueryClient();
  const isEditor = useCanEdit();
  const [isRenaming, setRenaming] = useState(false);
  const { project_id: id, name, access_level } = project;
  if (!isEditor || (access_level !== 'admin' && access_level !== 'editor')) return null;
  const renew = () => client.invalidateQueries({ queryKey: voiceoversKey });
  const remove = async () => {
    const isConfirmed = await confirm({
      title: t('deleteTitle', { name }),
      description: t('deleteText'),
      confirmLabel: t('delete'),
      isDanger: true,
    });
    if (!isConfirmed || !(await okOrToast(removeVoiceover(id)))) return;
    toast.success(t('deleted'));
    await renew();
  };
  return (
    <>
      <RowMenu label={t('actionsOf', { name })}>
        <MenuItem icon={<Pencil aria-hidden />} onSelect={() => setRenaming(true)}>
          {t('rename')}
        </MenuItem>
        {access_level === 'admin' && (
          <>
            <MenuSeparator />
            <MenuItem icon={<Trash2 aria-hidden />} isDanger onSelect={() => void remove()}>
              {t('delete')}
            </MenuItem>
          </>
        )}
      </RowMenu>
      {isRenaming && (
        <NameDialog
          title={t('rename')}
          submitLabel={t('save')}
          name={name}
          onClose={() => setRenaming(false)}
          onSave={async (next) => {
            await renameVoiceover(id, next);
            await renew();
          }}
        />
      )}
    </>
  );
}
