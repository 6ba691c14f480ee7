import { Branches } from '#web/features/agents/editor/tabs/versions/branches.tsx';
import { Traffic } from '#web/features/agents/editor/tabs/versions/traffic.tsx';
import { Versions } from '#web/features/agents/editor/tabs/versions/versions.tsx';

/** What was published, what is tried beside it, and who gets which. */
export function VersionsTab() {
  return (
    <>
      <Branches />
      <Traffic />
      <Versions />
    </>
  );
}
