import { useQueryClient } from '@tanstack/react-query';
import { Ellipsis, FileDown, History, Pencil, Podcast, Users } from 'lucide-react';
import { useState } from 'react';
import { ExportDialog } from '#web/features/studio/conversion/export-dialog.tsx';
import { FeedDialog } from '#web/features/studio/conversion/feed-dialog.tsx';
import { SnapshotsDialog } from '#web/features/studio/conversion/snapshots-dialog.tsx';
import { useMessages } from '#web/features/studio/messages.ts';
import { useOpenProject } from '#web/features/studio/project/open-project.tsx';
import { changeProject, studioKey } from '#web/features/studio/studio.requests.ts';
import { ShareDialog } from '#web/shared/sharing/share-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { NameDialog } from '#web/ui/name-dialog.tsx';

/** What leaves the studio, what was made before, and who may come in. */
export function ProjectMenu() {
  const t = useMessages();
  const client = useQueryClient();
  const { project, canEdit, chapterId } = useOpenProject();
  const [open, setOpen] = useState<'export' | 'snapshots' | 'feed' | 'share' | 'rename'>();
  const close = () => setOpen(undefined);
  const { project_id: id, name } = project;
  return (
    <>
      <Button size="sm" onClick={() => setOpen('export')}>
        <FileDown aria-hidden />
        <span className="max-sm:sr-only">{t('export')}</span>
      </Button>
      <Menu
        label={t('projectActions')}
        trigger={
          <IconButton size="sm" label={t('projectActions')} hideTooltip>
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        {chapterId !== undefined && (
          <MenuItem icon={<History aria-hidden />} onSelect={() => setOpen('snapshots')}>
            {t('snapshots')}
          </MenuItem>
        )}
        {canEdit && (
          <MenuItem icon={<Podcast aria-hidden />} onSelect={() => setOpen('feed')}>
            {t('feed')}
          </MenuItem>
        )}
        {canEdit && (
          <MenuItem icon={<Pencil aria-hidden />} onSelect={() => setOpen('rename')}>
            {t('rename')}
          </MenuItem>
        )}
        {project.access_level === 'admin' && (
          <MenuItem icon={<Users aria-hidden />} onSelect={() => setOpen('share')}>
            {t('share')}
          </MenuItem>
        )}
      </Menu>
      {open === 'export' && <ExportDialog onClose={close} />}
      {open === 'snapshots' && <SnapshotsDialog onClose={close} />}
      {open === 'feed' && <FeedDialog onClose={close} />}
      {open === 'share' && (
        <ShareDialog thing={{ type: 'project', id, name }} text={t('shareText')} onClose={close} />
      )}
      {open === 'rename' && (
        <NameDialog
          title={t('renameProject')}
          submitLabel={t('save')}
          name={name}
          onClose={close}
          onSave={async (next) => {
            await changeProject(id, { name: next });
            await client.invalidateQueries({
              queryKey: studioKey,
              predicate: ({ queryKey }) => queryKey[3] !== 'session',
            });
          }}
        />
      )}
    </>
  );
}
