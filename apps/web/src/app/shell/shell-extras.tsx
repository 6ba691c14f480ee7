import { useServerConnection } from '#web/app/shell/use-server-connection.ts';
import { JoinHost } from '#web/features/join/index.ts';
import { FreshFactorHost } from '#web/features/security/index.ts';
import { UpdatedTermsHost } from '#web/features/terms/index.ts';
import { VoiceSafetyHost } from '#web/features/voice-safety/index.ts';
import { TrainingHost } from '#web/features/workspace-general/index.ts';
import { useTellOfEndedRuns } from '#web/shared/tool-runs/use-tell-of-ended-runs.ts';

/** What asks something of some people, seldom, and what the server tells meanwhile: no page waits for it. */
export function ShellExtras() {
  useTellOfEndedRuns();
  return (
    <>
      <JoinHost />
      <TrainingHost />
      <UpdatedTermsHost />
      <FreshFactorHost />
      <VoiceSafetyHost />
      <ServerConnection />
    </>
  );
}

/** The last of them, so that all others listen already; the server tells what was between. */
function ServerConnection(): null {
  useServerConnection();
  return null;
}
