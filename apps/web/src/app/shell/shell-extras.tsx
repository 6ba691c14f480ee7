import { JoinHost } from '#web/features/join/index.ts';
import { FreshFactorHost } from '#web/features/security/index.ts';
import { UpdatedTermsHost } from '#web/features/terms/index.ts';
import { TrainingHost } from '#web/features/workspace-general/index.ts';

/** What asks something of some people, seldom: no page waits for it. */
export function ShellExtras() {
  return (
    <>
      <JoinHost />
      <TrainingHost />
      <UpdatedTermsHost />
      <FreshFactorHost />
    </>
  );
}
