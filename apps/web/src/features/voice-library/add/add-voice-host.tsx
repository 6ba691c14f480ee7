import { Suspense } from 'react';
import { closeAddVoice, useAddedVoice } from '#web/features/voice-library/add/open-add-voice.ts';
import { useIsViewer } from '#web/shared/account/roles.ts';
import { lazy } from '#web/shared/connection/lazy.ts';

const AddVoiceDialog = lazy(async () => ({
  default: (await import('#web/features/voice-library/add/add-voice-dialog.tsx')).AddVoiceDialog,
}));

/** Stands once on each page with cards. */
export function AddVoiceHost() {
  const voice = useAddedVoice(({ voice: added }) => added);
  // an address may ask for it as well
  const isViewer = useIsViewer();
  if (!voice || isViewer) return null;
  return (
    <Suspense>
      <AddVoiceDialog key={voice.voice_id} voice={voice} onClose={closeAddVoice} />
    </Suspense>
  );
}
