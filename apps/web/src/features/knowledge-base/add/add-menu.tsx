import { FileUp, FolderPlus, Globe, Network, Plus, Type } from 'lucide-react';
import { useMessages } from '#web/features/knowledge-base/messages.ts';
import type { KnowledgeDialog } from '#web/features/knowledge-base/page-address.ts';
import { EditorButton } from '#web/shared/account/editor-button.tsx';
import { useIsViewer } from '#web/shared/account/roles.ts';
import { useFilePlace } from '#web/shared/files/file-drop.tsx';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';

interface AddMenuProps {
  onAdd: (dialog: KnowledgeDialog) => void;
  isBusy: boolean;
}

/** All ways to bring something in. */
export function AddMenu({ onAdd, isBusy }: AddMenuProps) {
  const t = useMessages();
  const { choose, isLooking } = useFilePlace();
  const label = (
    <>
      <Plus aria-hidden />
      {t('addMenu')}
    </>
  );
  if (useIsViewer()) return <EditorButton variant="primary">{label}</EditorButton>;
  return (
    <Menu
      label={t('addMenu')}
      trigger={
        <Button variant="primary" isBusy={isBusy || isLooking}>
          {label}
        </Button>
      }
    >
      <MenuItem icon={<Type aria-hidden />} onSelect={() => onAdd('text')}>
        {t('addText')}
      </MenuItem>
      <MenuItem icon={<FileUp aria-hidden />} onSelect={choose}>
        {t('addFile')}
      </MenuItem>
      <MenuItem icon={<Globe aria-hidden />} onSelect={() => onAdd('url')}>
        {t('addPage')}
      </MenuItem>
      <MenuItem icon={<Network aria-hidden />} onSelect={() => onAdd('site')}>
        {t('addSite')}
      </MenuItem>
      <MenuItem icon={<FolderPlus aria-hidden />} onSelect={() => onAdd('folder')}>
        {t('addFolder')}
      </MenuItem>
    </Menu>
  );
}
