import type { AiSpeechClassification } from '@mynah/contract/speech/ai-speech-classification';
import { useEffect, useRef, useState } from 'react';
import { call } from '#web/shared/api/call.ts';
import { isAboutFile, type Refusal } from '#web/shared/files/use-refusals.ts';

type ClassificationState =
  | { phase: 'idle' }
  | { phase: 'working'; file: File }
  | { phase: 'failed'; file: File; error: unknown }
  | { phase: 'done'; file: File; found: AiSpeechClassification };

/** One recording on its way through the server; a new one takes the place of the one before. */
export function useClassification() {
  const [state, setState] = useState<ClassificationState>({ phase: 'idle' });
  /** The server does not take it: another one may be chosen at once. */
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (file: File) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setRefused([]);
    setState({ phase: 'working', file });
    try {
      const found = await classify(file, controller.signal);
      if (!controller.signal.aborted) setState({ phase: 'done', file, found });
    } catch (error) {
      if (controller.signal.aborted) return;
      if (isAboutFile(error)) setRefused([{ name: file.name, reason: error }]);
      setState(isAboutFile(error) ? { phase: 'idle' } : { phase: 'failed', file, error });
    }
  };
  const stop = () => {
    running.current?.abort();
    setRefused([]);
    setState({ phase: 'idle' });
  };
  return { state, refused, start, stop };
}

function classify(file: File, signal: AbortSignal): Promise<AiSpeechClassification> {
  return call('POST /v1/moderation/ai-speech-classification', { form: { file }, signal });
}
