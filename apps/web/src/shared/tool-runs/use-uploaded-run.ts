import type { ToolRun } from '@mynah/contract/speech/tool-runs';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { UploadProgress } from '#web/shared/api/upload-fetch.ts';
import { isAboutFile, type Refusal } from '#web/shared/files/use-refusals.ts';
import { noteRun } from '#web/shared/tool-runs/tool-runs.requests.ts';

export type Upload =
  | { phase: 'idle' }
  /** Undefined until the first bytes are there. */
  | { phase: 'sending'; sent: UploadProgress | undefined }
  | { phase: 'failed'; error: unknown };

interface Sending {
  start: (
    file: File,
    how: { signal: AbortSignal; onUpload: (sent: UploadProgress) => void },
  ) => Promise<ToolRun>;
  /** The server has it: what is made of it does not need this page any more. */
  onBegun: (run: ToolRun) => void;
}

/** Sends a recording to be worked on. What the server does not take is told apart from what went wrong. */
export function useUploadedRun({ start, onBegun }: Sending) {
  const [upload, setUpload] = useState<Upload>({ phase: 'idle' });
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const running = useRef<AbortController | null>(null);
  const client = useQueryClient();
  useEffect(() => () => running.current?.abort(), []);

  const stop = (): void => {
    running.current?.abort();
    setUpload({ phase: 'idle' });
  };
  const send = async (file: File): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setRefused([]);
    setUpload({ phase: 'sending', sent: undefined });
    try {
      const onUpload = (sent: UploadProgress) => !signal.aborted && setUpload({ phase: 'sending', sent });
      const run = await start(file, { signal, onUpload });
      noteRun(client, run);
      setUpload({ phase: 'idle' });
      onBegun(run);
    } catch (error) {
      if (signal.aborted) return;
      if (isAboutFile(error)) setRefused([{ name: file.name, reason: error }]);
      setUpload(isAboutFile(error) ? { phase: 'idle' } : { phase: 'failed', error });
    }
  };
  return { upload, refused, send, stop, forget: () => setRefused([]) };
}
