import { KeysView } from '#web/features/api-keys/keys-view.tsx';
import { useMessages } from '#web/features/api-keys/messages.ts';

export function Page() {
  const t = useMessages();
  return <KeysView owner="user" intro={t('intro')} emptyText={t('emptyText')} />;
}
