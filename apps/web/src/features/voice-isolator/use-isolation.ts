import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isolate } from '#web/features/voice-isolator/isolation.requests.ts';

/** mp3 of 192 kbit/s. */
const BYTES_PER_SECOND = 24_000;

export type IsolationState =
  | { phase: 'idle' }
  /** `share` of the sound that is made, `secondsLeft`: null while the length is unknown. */
  | { phase: 'sending' | 'working'; share: number | null; secondsLeft: number | null }
  | { phase: 'failed'; error: unknown };

/** One recording on its way through the server. */
export function useIsolation(onDone: (id: string) => void) {
  const [state, setState] = useState<IsolationState>({ phase: 'idle' });
  const running = useRef<AbortController | null>(null);
  const client = useQueryClient();
  useEffect(() => () => running.current?.abort(), []);

  const start = async (file: File, lengthSeconds: number | null) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    let begunAt = 0;
    setState({ phase: 'sending', share: null, secondsLeft: null });
    try {
      const id = await isolate(file, controller.signal, {
        onBegun: () => {
          begunAt = performance.now();
          setState({ phase: 'working', share: lengthSeconds === null ? null : 0, secondsLeft: null });
        },
        onBytes: (bytes) => {
          if (lengthSeconds === null) return;
          const share = Math.min(1, bytes / (lengthSeconds * BYTES_PER_SECOND));
          const seconds = (performance.now() - begunAt) / 1000;
          const secondsLeft = share > 0.05 ? (seconds / share) * (1 - share) : null;
          setState({ phase: 'working', share, secondsLeft });
        },
      });
      setState({ phase: 'idle' });
      for (const queryKey of [['audio-isolation', 'list'], ['history'], ['subscription']])
        void client.invalidateQueries({ queryKey });
      onDone(id);
    } catch (error) {
      if (!controller.signal.aborted) setState({ phase: 'failed', error });
    }
  };
  const stop = () => {
    running.current?.abort();
    setState({ phase: 'idle' });
  };
  return { state, start, stop };
}
