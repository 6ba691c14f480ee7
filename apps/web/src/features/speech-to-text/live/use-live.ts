import { useEffect, useRef, useState } from 'react';
import { type LiveSession, openLiveSession } from '#web/features/speech-to-text/live/live-session.ts';
import type { LiveEvent } from '#web/features/speech-to-text/live/read-message.ts';
import { message } from '#web/features/speech-to-text/messages.ts';
import { useOrder } from '#web/features/speech-to-text/order.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { type Microphone, openMicrophone } from '#web/shared/recording/microphone.ts';

export type LiveState = 'idle' | 'connecting' | 'loading' | 'listening' | 'finishing';

const stateAfter: Partial<Record<LiveEvent['type'], LiveState>> = {
  connected: 'loading',
  ready: 'listening',
  ended: 'idle',
  failed: 'idle',
};

/** A live transcription: what was said for good, what is being said, and how it stands. */
export function useLive() {
  const [state, setState] = useState<LiveState>('idle');
  const [committed, setCommitted] = useState<readonly string[]>([]);
  const [partial, setPartial] = useState('');
  const [failure, setFailure] = useState<string>();
  const [microphone, setMicrophone] = useState<Microphone>();
  const session = useRef<LiveSession | undefined>(undefined);
  const take = (event: LiveEvent): void => {
    // who has stopped waits for the last words only
    const next = stateAfter[event.type];
    if (next) setState((former) => (former === 'finishing' && next !== 'idle' ? former : next));
    if (event.type === 'partial') setPartial(event.text);
    if (event.type === 'committed') {
      setPartial('');
      if (event.text.trim()) setCommitted((former) => [...former, event.text.trim()]);
    }
    if (event.type === 'failed') fail(event.text);
  };
  const fail = (text: string): void => {
    setFailure(text || message('liveFailed'));
    setState('idle');
    setMicrophone(undefined);
  };
  useEffect(() => () => microphone?.close(), [microphone]);
  useEffect(() => () => session.current?.close(), []);
  const start = async (): Promise<void> => {
    setFailure(undefined);
    setState('connecting');
    const opened = await openMicrophone('words').catch(() => undefined);
    if (!opened) return fail(message('noMicrophone'));
    setMicrophone(opened);
    try {
      session.current = await openLiveSession(opened.stream, useOrder.getState().language, take);
    } catch (cause) {
      fail(cause instanceof DOMException ? message('noMicrophone') : errorText(cause));
    }
  };
  const stop = (): void => {
    if (session.current) setState('finishing');
    else setState('idle');
    session.current?.end();
    setMicrophone(undefined);
  };
  const clear = (): void => {
    setCommitted([]);
    setPartial('');
  };
  return { state, committed, partial, failure, microphone, start, stop, clear };
}
