import { PageDialog } from '#web/features/knowledge-base/add/page-dialog.tsx';
import { SiteDialog } from '#web/features/knowledge-base/add/site-dialog.tsx';
import { TextDialog } from '#web/features/knowledge-base/add/text-dialog.tsx';
import { addFolder, addText, knowledgeKey } from '#web/features/knowledge-base/knowledge.requests.ts';
import { useMessages } from '#web/features/knowledge-base/messages.ts';
import type { KnowledgeDialog } from '#web/features/knowledge-base/page-address.ts';
import { useRenewAfter } from '#web/shared/api/use-renew-after.ts';
import { NameDialog } from '#web/ui/name-dialog.tsx';
import { toast } from '#web/ui/toast.tsx';

interface AddDialogsProps {
  open: KnowledgeDialog | undefined;
  folder: string | undefined;
  onClose: () => void;
}

/** The dialog that the page's address names. */
export function AddDialogs({ open, folder, onClose }: AddDialogsProps) {
  const t = useMessages();
  const renew = useRenewAfter(knowledgeKey);
  const done = (text: string): void => {
    toast.success(text);
    onClose();
  };
  if (open === 'text')
    return (
      <TextDialog
        title={t('newText')}
        submitLabel={t('add')}
        onClose={onClose}
        onSave={async (text) => {
          await renew(addText({ ...text, parent_folder_id: folder }));
          done(t('added'));
        }}
      />
    );
  if (open === 'folder')
    return (
      <NameDialog
        title={t('newFolder')}
        maxLength={200}
        submitLabel={t('create')}
        onClose={onClose}
        onSave={async (name) => {
          await renew(addFolder({ name, parent_folder_id: folder }));
          done(t('folderCreated'));
        }}
      />
    );
  if (open === 'url') return <PageDialog folder={folder} onClose={onClose} />;
  return open === 'site' ? <SiteDialog folder={folder} onClose={onClose} /> : null;
}
