import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { projectKey, projectQuery } from '#web/features/studio/studio.requests.ts';
import type { ChapterSession } from '#web/features/studio/text/chapter-session.ts';
import { useServerEvent } from '#web/shared/events/event-bus.ts';
import type { ServerEvent } from '#web/shared/events/read-events.ts';

/** As long nothing more is saved, the lists are asked for again. */
const SETTLED_MS = 2000;

interface News {
  project_id?: string;
  chapter_id?: string;
  revision?: number;
}

const read = ({ data }: ServerEvent): News => JSON.parse(data) as News;

/** What others, other tabs and conversions change is shown as it happens. */
export function useProjectNews(projectId: string, session: ChapterSession | undefined): void {
  const client = useQueryClient();
  const { data, dataUpdatedAt: newsAt } = useQuery(projectQuery(projectId));
  const state = data?.state ?? 'default';
  const isConverting = useRef(false);
  const renew = () => {
    // what is written is renewed by its own revision
    void client.invalidateQueries({
      queryKey: projectKey(projectId),
      predicate: ({ queryKey }) => queryKey[3] !== 'session',
    });
  };
  const latest = useRef(renew);
  latest.current = renew;
  useServerEvent('chapter.changed', (event) => {
    const { chapter_id, revision = 0 } = read(event);
    if (chapter_id !== session?.chapterId) return;
    void session?.saver.renew(revision).catch(() => undefined);
  });
  useServerEvent('project.changed', (event) => {
    if (read(event).project_id !== projectId) return;
    renew();
    void session?.renewTakes().catch(() => undefined);
  });
  // what is saved changes what there is to convert, and who has how many lines
  useEffect(() => {
    if (!session) return;
    let timer: ReturnType<typeof setTimeout>;
    const stop = session.store.subscribe(({ save }, former) => {
      if (save !== 'saved' || former.save === 'saved') return;
      clearTimeout(timer);
      timer = setTimeout(latest.current, SETTLED_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [session]);
  // a conversion is seen in the text too
  // biome-ignore lint/correctness/useExhaustiveDependencies: each news of it is looked at once
  useEffect(() => {
    if (isConverting.current) void session?.renewTakes().catch(() => undefined);
    isConverting.current = state !== 'default';
  }, [session, state, newsAt]);
  useEffect(() => {
    if (!session) return;
    // another tab may have written meanwhile
    const look = () => {
      if (document.visibilityState === 'visible') void session.renewTakes().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [session]);
}
