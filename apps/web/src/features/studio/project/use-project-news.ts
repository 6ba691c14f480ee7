import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { projectKey } from '#web/features/studio/studio.requests.ts';
import type { ChapterSession } from '#web/features/studio/text/chapter-session.ts';
import { useServerEvent } from '#web/shared/events/event-bus.ts';
import type { ServerEvent } from '#web/shared/events/read-events.ts';

interface News {
  project_id?: string;
  chapter_id?: string;
  revision?: number;
}

const read = ({ data }: ServerEvent): News => JSON.parse(data) as News;

/** What others, other tabs and conversions change is shown as it happens. */
export function useProjectNews(projectId: string, session: ChapterSession | undefined): void {
  const client = useQueryClient();
  const renew = () => {
    // what is written is renewed by its own revision
    void client.invalidateQueries({
      queryKey: projectKey(projectId),
      predicate: ({ queryKey }) => queryKey[3] !== 'session',
    });
  };
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
