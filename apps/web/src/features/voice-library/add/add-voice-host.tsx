import { lazy, Suspense } from 'react';
import { closeAddVoice, useAddedVoice } from '#web/features/voice-library/add/open-add-voice.ts';

const AddVoiceDialog = lazy(async () => ({
  default: (await import('#web/features/voice-library/add/add-voice-dialog.tsx')).AddVoiceDialog,
}));

/** Stands once on each page with cards. */
export function AddVoiceHost() {
  const voice = useAddedVoice(({ voice: added }) => added);
  if (!voice) return null;
  return (
    <Suspense>
      <AddVoiceDialog key={voice.voice_id} voice={voice} onClose={closeAddVoice} />
    </Suspense>
  );
}
