import { DirectoryPart } from '#web/features/workspace-security/directory-part.tsx';
import { DomainPart } from '#web/features/workspace-security/domain-part.tsx';
import { useMessages } from '#web/features/workspace-security/messages.ts';
import { SignOnPart } from '#web/features/workspace-security/sign-on-part.tsx';
import { TestResultHost } from '#web/features/workspace-security/test-result-host.tsx';
import { AdminsOnly } from '#web/shared/account/admins-only.tsx';

export function Page() {
  const t = useMessages();
  return (
    <AdminsOnly title={t('adminsOnly')} text={t('adminsOnlyText')}>
      <div className="flex flex-col divide-y">
        <SignOnPart />
        <DomainPart />
        <DirectoryPart />
        <TestResultHost />
      </div>
    </AdminsOnly>
  );
}
