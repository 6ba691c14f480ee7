import { useEffect, useState } from 'react';
import type { FlaggedVoice } from '#web/features/voice-safety/transitions.ts';
import { useFlagNews } from '#web/features/voice-safety/use-flag-news.ts';
import { lazy } from '#web/shared/connection/lazy.ts';
import { FromFirstOpening } from '#web/ui/from-first-opening.tsx';

const FlagDialog = lazy(async () => ({
  default: (await import('#web/features/voice-safety/flag-dialog.tsx')).FlagDialog,
}));

/** Says at once when a voice was blocked or is held back (VOI-010, VOI-012). */
export function VoiceSafetyHost() {
  const { voice, dismiss } = useFlagNews();
  const last = useLast(voice);
  return (
    <FromFirstOpening isOpen={voice !== undefined}>
      {last && <FlagDialog voice={last} isOpen={voice !== undefined} onClose={dismiss} />}
    </FromFirstOpening>
  );
}

/** The last one stays in the dialog while it fades out. */
function useLast(voice: FlaggedVoice | undefined): FlaggedVoice | undefined {
  const [last, setLast] = useState(voice);
  useEffect(() => {
    if (voice) setLast(voice);
  }, [voice]);
  return voice ?? last;
}
