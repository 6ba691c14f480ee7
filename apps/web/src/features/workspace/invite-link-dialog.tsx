import { useMessages } from '#web/features/workspace/messages.ts';
import { SecretDialog } from '#web/ui/secret-dialog.tsx';

export function InviteLinkDialog({ url, onClose }: { url: string; onClose: () => void }) {
  const t = useMessages();
  return (
    <SecretDialog
      title={t('linkTitle')}
      text={t('linkText')}
      label={t('link')}
      copyLabel={t('copyLink')}
      secret={url}
      onClose={onClose}
    />
  );
}
