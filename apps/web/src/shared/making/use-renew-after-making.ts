import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

type Store<State> = { subscribe: (listener: (state: State, former: State) => void) => () => void };

/** What ends being made has written a history item and taken credits: both are asked for again. */
export function useRenewAfterMaking<State>(store: Store<State>, isMaking: (state: State) => boolean): void {
  const client = useQueryClient();
  useEffect(
    () =>
      store.subscribe((state, former) => {
        if (isMaking(state) || !isMaking(former)) return;
        void client.invalidateQueries({ queryKey: ['history'] });
        void client.invalidateQueries({ queryKey: ['user'] });
      }),
    [client, store, isMaking],
  );
}

/** For the stores that name what they do. */
export const isNotIdle = ({ state }: { state: string }): boolean => state !== 'idle';
