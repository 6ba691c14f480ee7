import { useMessages } from '#web/features/webhooks/messages.ts';
import { WebhooksView } from '#web/features/webhooks/webhooks-view.tsx';

export function Page() {
  const t = useMessages();
  return <WebhooksView owner="user" intro={t('introOwn')} canEdit />;
}
