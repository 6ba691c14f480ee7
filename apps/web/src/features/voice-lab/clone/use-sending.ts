import { useEffect, useRef, useState } from 'react';
import { useCloningNow } from '#web/features/voice-lab/clone/cloning-now.ts';

type Options = { signal: AbortSignal; onSent: (share: number) => void };
type Progress = { phase: 'sending' | 'working'; share: number };

/** Recordings on their way to the server and through it. */
export function useSending() {
  const [state, setState] = useState<Progress | null>(null);
  const [error, setError] = useState<unknown>();
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const run = async <Result>(work: (options: Options) => Promise<Result>): Promise<Result | undefined> => {
    const controller = new AbortController();
    running.current = controller;
    setError(undefined);
    setState({ phase: 'sending', share: 0 });
    useCloningNow.setState({ isCloning: true });
    try {
      const onSent = (share: number) => setState({ phase: share < 1 ? 'sending' : 'working', share });
      return await work({ signal: controller.signal, onSent });
    } catch (cause) {
      if (!controller.signal.aborted) setError(cause);
      return undefined;
    } finally {
      useCloningNow.setState({ isCloning: false });
      setState(null);
    }
  };
  return {
    state,
    error,
    run,
    stop: () => running.current?.abort(),
    dismiss: () => setError(undefined),
  };
}
