import { useRef } from 'react';
import type { Editor } from '#web/features/dubbing/editor/editor-store.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { useServerEvent } from '#web/shared/events/event-bus.ts';

/** What others do to the open dub is seen here. News come in bursts: one question at a time, and one after the last. */
export function useRenewal(editor: Editor): void {
  const isAsking = useRef(false);
  const hasMore = useRef(false);
  const ask = async (): Promise<void> => {
    hasMore.current = isAsking.current;
    if (isAsking.current) return;
    isAsking.current = true;
    try {
      await editor.saver.renew();
    } catch (error) {
      // the next news, or the next save, asks again
      if (!(error instanceof ApiError)) throw error;
    } finally {
      isAsking.current = false;
    }
    if (hasMore.current) await ask();
  };
  useServerEvent('dubbing.changed', ({ data }) => {
    const { dubbing_id } = JSON.parse(data) as { dubbing_id?: string };
    if (dubbing_id === editor.address.dubbingId) void ask();
  });
}
