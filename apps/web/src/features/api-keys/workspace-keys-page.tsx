import { KeysView } from '#web/features/api-keys/keys-view.tsx';
import { useMessages } from '#web/features/api-keys/messages.ts';
import { AdminsOnly } from '#web/shared/account/admins-only.tsx';

export function Page() {
  const t = useMessages();
  return (
    <AdminsOnly title={t('workspaceAdminsOnly')} text={t('workspaceAdminsOnlyText')}>
      <KeysView owner="workspace" intro={t('workspaceIntro')} emptyText={t('workspaceEmptyText')} />
    </AdminsOnly>
  );
}
