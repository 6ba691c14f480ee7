import { useEffect, useRef, useState } from 'react';
import { message } from '#web/features/voice-isolator/messages.ts';

/** The microphone as it hears: taking noise out is what the server is for. */
const constraints = { audio: { noiseSuppression: false, echoCancellation: false, autoGainControl: false } };

/** Records from the microphone. `seconds` is null while it does not. */
export function useRecorder(onRecorded: (file: File, seconds: number) => void, onRefused: () => void) {
  const [seconds, setSeconds] = useState<number | null>(null);
  const recorder = useRef<MediaRecorder | null>(null);
  const timer = useRef<ReturnType<typeof setInterval> | undefined>(undefined);

  const release = () => {
    clearInterval(timer.current);
    for (const track of recorder.current?.stream.getTracks() ?? []) track.stop();
    recorder.current = null;
    setSeconds(null);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page is left, and only then
  useEffect(() => release, []);

  const start = async () => {
    try {
      const stream = await navigator.mediaDevices.getUserMedia(constraints);
      const next = new MediaRecorder(stream);
      const parts: Blob[] = [];
      const startedAt = performance.now();
      const elapsed = () => (performance.now() - startedAt) / 1000;
      next.ondataavailable = ({ data }) => parts.push(data);
      next.onstop = () => {
        const length = elapsed();
        release();
        const type = next.mimeType.split(';')[0] ?? 'audio/webm';
        const ending = type.split('/')[1] ?? 'webm';
        onRecorded(new File(parts, `${message('recordingName')}.${ending}`, { type }), length);
      };
      recorder.current = next;
      next.start();
      setSeconds(0);
      timer.current = setInterval(() => setSeconds(elapsed()), 250);
    } catch {
      // refused, or there is none
      onRefused();
    }
  };
  return { seconds, start, stop: () => recorder.current?.stop() };
}
