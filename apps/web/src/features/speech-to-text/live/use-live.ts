import { useEffect, useRef, useState } from 'react';
import {
  type LiveEvent,
  type LiveSession,
  openLiveSession,
} from '#web/features/speech-to-text/live/live-session.ts';
import { message } from '#web/features/speech-to-text/messages.ts';
import { useOrder } from '#web/features/speech-to-text/order.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { type Microphone, openMicrophone } from '#web/shared/recording/microphone.ts';

type State = 'idle' | 'connecting' | 'listening';

/** A live transcription: what was said for good, what is being said, and how it stands. */
export function useLive() {
  const [state, setState] = useState<State>('idle');
  const [committed, setCommitted] = useState<readonly string[]>([]);
  const [partial, setPartial] = useState('');
  const [failure, setFailure] = useState<string>();
  const [microphone, setMicrophone] = useState<Microphone>();
  const session = useRef<LiveSession | undefined>(undefined);
  const take = (event: LiveEvent): void => {
    if (event.type === 'ready') setState('listening');
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
      // a refusal has been told already, and closed what was being opened
      if (!(cause instanceof DOMException)) fail(errorText(cause));
    }
  };
  const stop = (): void => {
    session.current?.end();
    setState('idle');
    setMicrophone(undefined);
  };
  const clear = (): void => {
    setCommitted([]);
    setPartial('');
  };
  return { state, committed, partial, failure, microphone, start, stop, clear };
}
