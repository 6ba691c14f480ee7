import { useRef } from 'react';
import type { Editor } from '#web/features/dubbing/editor/editor-store.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { useServerEvent } from '#web/shared/events/event-bus.ts';

/** An address holds so many ids; of more all is asked. */
const MOST_LINES = 100;

/** What the server tells: a dub changed, or some lines of one of its languages were made. */
interface News {
  dubbing_id?: string;
  language_code?: string;
  segment_ids?: string[];
}

/**
 * What others do to the open dub is seen here. News come in bursts: one question at a time, and one after the last.
 * Lines that were made are asked for alone: a film has more than a thousand.
 */
export function useRenewal(editor: Editor): void {
  const isAsking = useRef(false);
  const lines = useRef(new Set<string>());
  const asksAll = useRef(false);
  const askOnce = async (): Promise<boolean> => {
    const ids = [...lines.current];
    const isWhole = asksAll.current || ids.length > MOST_LINES;
    lines.current.clear();
    asksAll.current = false;
    try {
      if (isWhole) await editor.saver.renew();
      else await editor.renewLines(ids);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // the next news asks for all that was missed
      asksAll.current = true;
      return false;
    }
  };
  const ask = async (): Promise<void> => {
    if (isAsking.current) return;
    isAsking.current = true;
    try {
      while (asksAll.current || lines.current.size > 0) if (!(await askOnce())) return;
    } finally {
      isAsking.current = false;
    }
  };
  useServerEvent('dubbing.changed', ({ data }) => {
    const news = JSON.parse(data) as News;
    if (news.dubbing_id !== editor.address.dubbingId) return;
    if (news.segment_ids && news.language_code !== editor.address.language) return;
    for (const id of news.segment_ids ?? []) lines.current.add(id);
    if (!news.segment_ids) asksAll.current = true;
    void ask();
  });
}
