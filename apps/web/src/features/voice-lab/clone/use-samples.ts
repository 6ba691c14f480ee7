import { useEffect, useRef, useState } from 'react';
import type { Stretch } from '#web/features/voice-lab/clone/cut-sound.ts';
import { cutFile, type DraftSample, MOST_FILES } from '#web/features/voice-lab/clone/draft-sample.ts';
import { inspectSample } from '#web/features/voice-lab/lab.requests.ts';
import { message } from '#web/features/voice-lab/messages.ts';
import { ApiError, errorText } from '#web/shared/api/api-error.ts';
import { toast } from '#web/ui/toast.tsx';

/** Recordings before they are sent: each is looked at by the server as soon as it is chosen. */
export function useSamples() {
  const [samples, setSamples] = useState<readonly DraftSample[]>([]);
  const controller = useRef(new AbortController());
  const count = useRef(0);
  count.current = samples.length;
  useEffect(() => {
    const own = new AbortController();
    controller.current = own;
    return () => own.abort();
  }, []);

  const change = (key: string, part: Partial<DraftSample>) =>
    setSamples((all) => all.map((sample) => (sample.key === key ? { ...sample, ...part } : sample)));

  const look = async (key: string, file: File) => {
    const { signal } = controller.current;
    change(key, { state: 'looking', findings: null, refusal: null });
    try {
      const findings = await inspectSample(file, signal);
      const isSilent = findings.speech_secs === 0;
      change(key, isSilent ? { state: 'refused', refusal: message('silent') } : { findings, state: 'known' });
    } catch (error) {
      if (signal.aborted) return;
      // a refusal is about this file; that nobody could look is no fault of it
      const isRefused = error instanceof ApiError && error.status === 400;
      change(key, isRefused ? { state: 'refused', refusal: errorText(error) } : { state: 'known' });
    }
  };

  const add = (file: File) => {
    if (count.current >= MOST_FILES) return toast.error(message('tooMany', { most: MOST_FILES }));
    count.current += 1;
    const key = crypto.randomUUID();
    const sample = { key, original: file, file, stretch: null, findings: null, refusal: null };
    setSamples((all) => [...all, { ...sample, state: 'looking' }]);
    void look(key, file);
  };

  const trim = async (key: string, original: File, stretch: Stretch | null) => {
    try {
      const file = stretch ? await cutFile(original, stretch) : original;
      change(key, { file, stretch });
      void look(key, file);
    } catch (cause) {
      if (!(cause instanceof DOMException)) throw cause;
      toast.error(message('trimFailed'));
    }
  };

  return {
    samples,
    add,
    trim,
    remove: (key: string) => setSamples((all) => all.filter((sample) => sample.key !== key)),
    clear: () => setSamples([]),
  };
}
export type Samples = ReturnType<typeof useSamples>;
