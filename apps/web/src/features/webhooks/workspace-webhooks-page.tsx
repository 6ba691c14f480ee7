import { useMessages } from '#web/features/webhooks/messages.ts';
import { WebhooksView } from '#web/features/webhooks/webhooks-view.tsx';
import { useIsAdmin } from '#web/shared/account/roles.ts';

export function Page() {
  const t = useMessages();
  return <WebhooksView owner="workspace" intro={t('introWorkspace')} canEdit={useIsAdmin()} />;
}
