import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useGeneration } from '#web/features/dialogue/generate-dialogue.ts';

/** A dialogue that ends has written a history item and taken credits: both are asked for again. */
export function useRenewAfterDialogue(): void {
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
