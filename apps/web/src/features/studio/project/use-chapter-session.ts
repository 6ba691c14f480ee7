import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { message } from '#web/features/studio/messages.ts';
import type { OpenProject } from '#web/features/studio/project/open-project.tsx';
import { fetchBlocks, projectKey, sendChanges } from '#web/features/studio/studio.requests.ts';
import { ChapterSession } from '#web/features/studio/text/chapter-session.ts';
import { toast } from '#web/ui/toast.tsx';

/** The open chapter as it is written. Those that were open before are kept with their undo, until the page is left. */
export function useChapterSession(open: OpenProject, blockId: string | undefined) {
  const { project, chapterId, canEdit } = open;
  const projectId = project.project_id;
  const opened = useRef(new Map<string, ChapterSession>());
  const narrators = `${project.default_paragraph_voice_id} ${project.default_title_voice_id}`;
  const key = `${chapterId} ${narrators} ${canEdit}`;
  const query = useQuery({
    queryKey: [...projectKey(projectId), 'session', key],
    enabled: chapterId !== undefined,
    // what is in it moves on by itself
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const address = { projectId, chapterId: chapterId! };
      const known = opened.current.get(key);
      if (known) return known;
      const session = new ChapterSession({
        chapter: await fetchBlocks(address),
        narrators: {
          paragraph: project.default_paragraph_voice_id,
          title: project.default_title_voice_id,
        },
        server: {
          fetch: () => fetchBlocks(address),
          send: (revision, changes) => sendChanges(address, revision, changes),
        },
        canEdit,
      });
      opened.current.set(key, session);
      return session;
    },
    gcTime: 0,
  });
  const session = chapterId === undefined ? undefined : query.data;
  useEffect(() => {
    if (!session?.store.getState().isRestored) return;
    session.store.setState({ isRestored: false });
    toast.info(message('restored'));
  }, [session]);
  useEffect(() => {
    if (!session || blockId === undefined) return;
    const frame = requestAnimationFrame(() => session.goTo(blockId));
    return () => cancelAnimationFrame(frame);
  }, [session, blockId]);
  return { session, error: query.error, retry: () => void query.refetch() };
}
