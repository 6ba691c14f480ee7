import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useGeneration } from '#web/features/text-to-speech/generate-speech.ts';

/** A generation that ends has written a history item and taken credits: both are asked for again. */
export function useRenewAfterGeneration(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      useGeneration.subscribe(({ state }, former) => {
        if (state !== 'idle' || former.state === 'idle') return;
        void client.invalidateQueries({ queryKey: ['history'] });
        void client.invalidateQueries({ queryKey: ['user'] });
      }),
    [client],
  );
}
