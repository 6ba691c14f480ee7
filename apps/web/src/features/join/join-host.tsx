import { Suspense } from 'react';
import { useInviteCode } from '#web/shared/account/invite-code.ts';
import { lazy } from '#web/shared/connection/lazy.ts';

const JoinDialog = lazy(async () => ({
  default: (await import('#web/features/join/join-dialog.tsx')).JoinDialog,
}));

/** Stands in the shell: where an invite waits, its dialog opens on whatever page. */
export function JoinHost() {
  const code = useInviteCode();
  if (code === undefined) return null;
  return (
    <Suspense>
      <JoinDialog key={code} code={code} />
    </Suspense>
  );
}
