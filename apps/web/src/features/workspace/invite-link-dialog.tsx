import { useMessages } from '#web/features/workspace/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

export function InviteLinkDialog({ url, onClose }: { url: string; onClose: () => void }) {
  const t = useMessages();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('linkTitle')}
      description={t('linkText')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <div className="flex items-center gap-2 pb-2">
        <input
          aria-label={t('link')}
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
          className="figures h-9 min-w-0 flex-1 rounded-md border bg-sunken px-3 text-13"
        />
        <CopyButton text={url} label={t('copyLink')} look={{ variant: 'secondary' }} />
      </div>
    </Dialog>
  );
}
