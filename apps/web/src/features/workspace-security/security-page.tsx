import { DirectoryPart } from '#web/features/workspace-security/directory-part.tsx';
import { DomainPart } from '#web/features/workspace-security/domain-part.tsx';
import { SignOnPart } from '#web/features/workspace-security/sign-on-part.tsx';
import { TestResultHost } from '#web/features/workspace-security/test-result-host.tsx';

export function Page() {
  return (
    <div className="flex flex-col divide-y">
      <SignOnPart />
      <DomainPart />
      <DirectoryPart />
      <TestResultHost />
    </div>
  );
}
