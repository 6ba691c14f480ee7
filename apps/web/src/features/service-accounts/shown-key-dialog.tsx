import { useEffect } from 'react';
import { useMessages } from '#web/features/service-accounts/messages.ts';
import { track } from '#web/shared/track.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** The only time that the key is in view. */
export function ShownKeyDialog({ apiKey, onClose }: { apiKey: string; onClose: () => void }) {
  const t = useMessages();
  useEffect(() => track({ name: 'api_key_unhidden' }), []);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('newTitle')}
      description={t('newText')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <div className="flex items-center gap-2 pb-2">
        <input
          aria-label={t('newKey')}
          readOnly
          value={apiKey}
          onFocus={(event) => event.target.select()}
          className="figures h-9 min-w-0 flex-1 rounded-md border bg-sunken px-3 text-13"
        />
        <CopyButton text={apiKey} label={t('copyKey')} look={{ variant: 'secondary' }} />
      </div>
    </Dialog>
  );
}
