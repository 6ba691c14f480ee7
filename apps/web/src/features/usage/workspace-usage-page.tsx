import { useMessages } from '#web/features/usage/messages.ts';
import { UsageView } from '#web/features/usage/usage-view.tsx';
import { AdminsOnly } from '#web/shared/account/admins-only.tsx';

/** What everybody of the workspace has used (USE-003). */
export function Page() {
  const t = useMessages();
  return (
    <AdminsOnly title={t('adminsOnly')} text={t('adminsOnlyText')}>
      <UsageView isWhole />
    </AdminsOnly>
  );
}
