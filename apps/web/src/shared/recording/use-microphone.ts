import { useEffect, useState } from 'react';
import { useMessages } from '#web/shared/recording/messages.ts';
import { type Microphone, type MicrophoneUse, openMicrophone } from '#web/shared/recording/microphone.ts';
import { toast } from '#web/ui/toast.tsx';

/** A microphone that is open while it records, and closed in every way of leaving. */
export function useMicrophone(use: MicrophoneUse) {
  const t = useMessages();
  const [microphone, setMicrophone] = useState<Microphone>();
  useEffect(() => () => microphone?.close(), [microphone]);
  return {
    microphone,
    open: async () => {
      try {
        setMicrophone(await openMicrophone(use));
      } catch (cause) {
        if (!(cause instanceof DOMException)) throw cause;
        toast.error(t('noMicrophone'));
      }
    },
    close: () => setMicrophone(undefined),
  };
}
