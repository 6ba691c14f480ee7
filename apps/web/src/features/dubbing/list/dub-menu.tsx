import { useQueryClient } from '@tanstack/react-query';
import { Download, Pencil, Square, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import {
  cancelDub,
  type Dub,
  dubsKey,
  isUnderWay,
  renameDub,
} from '#web/features/dubbing/dubbing.requests.ts';
import { DownloadDialog } from '#web/features/dubbing/list/download-dialog.tsx';
import { useRemoveDub } from '#web/features/dubbing/list/use-remove-dub.ts';
import { useMessages } from '#web/features/dubbing/messages.ts';
import { useCanEdit } from '#web/shared/account/roles.ts';
import { ShareDialog } from '#web/shared/sharing/share-dialog.tsx';
import { MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { NameDialog } from '#web/ui/name-dialog.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { RowMenu } from '#web/ui/row-menu.tsx';

/** What can be done with a dub as a whole. */
export function DubMenu({ dub }: { dub: Dub }) {
  const t = useMessages();
  const client = useQueryClient();
  const canEdit = useCanEdit() && dub.access_level !== 'viewer';
  const [open, setOpen] = useState<'rename' | 'share' | 'download'>();
  const close = () => setOpen(undefined);
  const { remove } = useRemoveDub();
  const { dubbing_id: id, name } = dub;
  const renew = () => client.invalidateQueries({ queryKey: dubsKey });
  const hasFiles = dub.targets.some(({ url }) => url !== null);
  if (!canEdit && !hasFiles) return null;
  return (
    <>
      <RowMenu label={t('actionsOf', { name })}>
        {hasFiles && (
          <MenuItem icon={<Download aria-hidden />} onSelect={() => setOpen('download')}>
            {t('download')}
          </MenuItem>
        )}
        {canEdit && isUnderWay(dub) && (
          <MenuItem icon={<Square aria-hidden />} onSelect={() => void okOrToast(cancelDub(id)).then(renew)}>
            {t('cancelDub')}
          </MenuItem>
        )}
        {canEdit && (
          <MenuItem icon={<Pencil aria-hidden />} onSelect={() => setOpen('rename')}>
            {t('rename')}
          </MenuItem>
        )}
        {canEdit && dub.access_level === 'admin' && (
          <>
            <MenuItem icon={<Users aria-hidden />} onSelect={() => setOpen('share')}>
              {t('share')}
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon={<Trash2 aria-hidden />} isDanger onSelect={() => void remove(dub)}>
              {t('delete')}
            </MenuItem>
          </>
        )}
      </RowMenu>
      {open === 'rename' && (
        <NameDialog
          title={t('rename')}
          submitLabel={t('save')}
          name={name}
          onClose={close}
          onSave={async (next) => {
            await renameDub(id, next);
            await renew();
          }}
        />
      )}
      {open === 'share' && (
        <ShareDialog thing={{ type: 'dubbing', id, name }} text={t('shareText')} onClose={close} />
      )}
      {open === 'download' && <DownloadDialog dub={dub} onClose={close} />}
    </>
  );
}
