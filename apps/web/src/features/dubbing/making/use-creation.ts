import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { createDub, dubsKey } from '#web/features/dubbing/dubbing.requests.ts';
import { type DubOrder, formOf } from '#web/features/dubbing/making/dub-order.ts';
import { DUB_PATH } from '#web/features/dubbing/paths.ts';
import { ApiError, errorText } from '#web/shared/api/api-error.ts';
import type { UploadProgress } from '#web/shared/api/upload-fetch.ts';
import { isAboutFile, type Refusal } from '#web/shared/files/use-refusals.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { announce } from '#web/shared/track.ts';

/** Sends it and opens it; what the server refuses stands where it was given. NOT-029: the step is done with it. */
export function useCreation(onClose: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const abort = useRef<AbortController | undefined>(undefined);
  const [isSending, setSending] = useState(false);
  const [sent, setSent] = useState<UploadProgress>();
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const [error, setError] = useState<string>();
  const forget = () => {
    setRefused([]);
    setError(undefined);
  };
  const start = async (order: DubOrder) => {
    forget();
    setSent(undefined);
    setSending(true);
    abort.current = new AbortController();
    const { signal } = abort.current;
    try {
      const { dubbing_id: dubbingId } = await createDub(formOf(order), { signal, onUpload: setSent });
      announce({ name: 'dub_created' });
      void client.invalidateQueries({ queryKey: dubsKey });
      onClose();
      await navigate({ to: DUB_PATH, params: { dubbingId } });
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      if (signal.aborted) return;
      if (order.file && isAboutFile(cause)) setRefused([{ name: order.file.name, reason: cause }]);
      else setError(errorText(cause));
    } finally {
      setSending(false);
    }
  };
  return { start, stop: () => abort.current?.abort(), isSending, sent, refused, error, forget };
}
