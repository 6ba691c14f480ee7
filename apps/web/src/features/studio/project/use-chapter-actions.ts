import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '#web/features/studio/messages.ts';
import { useOpenProject } from '#web/features/studio/project/open-project.tsx';
import {
  addChapter,
  type Chapter,
  convertChapter,
  moveChapter,
  muteChapter,
  mutedQuery,
  projectQuery,
  removeChapter,
  renameChapter,
} from '#web/features/studio/studio.requests.ts';
import { useRenewAfter } from '#web/shared/api/use-renew-after.ts';
import { confirm } from '#web/ui/confirm.ts';
import { answerOrToast, okOrToast } from '#web/ui/ok-or-toast.ts';

/** What can be done with the chapters of a project. */
export function useChapterActions() {
  const t = useMessages();
  const client = useQueryClient();
  const { project, chapterId, openChapter } = useOpenProject();
  const { project_id: projectId, chapters } = project;
  const { queryKey } = projectQuery(projectId);
  const renewAfter = useRenewAfter(queryKey);
  const [news, setNews] = useState('');
  const muted = useQuery(mutedQuery(projectId)).data ?? [];
  const addressOf = ({ chapter_id }: Chapter) => ({ projectId, chapterId: chapter_id });

  const moveTo = async (id: string, index: number): Promise<void> => {
    const others = chapters.filter(({ chapter_id }) => chapter_id !== id);
    const moved = chapters.find(({ chapter_id }) => chapter_id === id);
    const at = Math.max(0, Math.min(others.length, index));
    if (!moved || chapters.indexOf(moved) === at) return;
    // it stands there at once; the server's answer comes after
    client.setQueryData(queryKey, { ...project, chapters: others.toSpliced(at, 0, moved) });
    setNews(t('chapterMoved', { number: at + 1 }));
    await okOrToast(renewAfter(moveChapter(addressOf(moved), others[at - 1]?.chapter_id ?? null)));
  };

  return {
    news,
    moveTo,
    isMuted: (id: string) => muted.includes(id),
    add: async () => {
      const name = t('newChapter', { number: chapters.length + 1 });
      const chapter = await answerOrToast(renewAfter(addChapter(projectId, name)));
      if (chapter) openChapter(chapter.chapter_id);
    },
    rename: (chapter: Chapter, name: string) => renewAfter(renameChapter(addressOf(chapter), name)),
    mute: (chapter: Chapter, isMuted: boolean) =>
      okOrToast(renewAfter(muteChapter(addressOf(chapter), isMuted))),
    convert: (chapter: Chapter) => okOrToast(renewAfter(convertChapter(addressOf(chapter)))),
    remove: async (chapter: Chapter) => {
      const isConfirmed = await confirm({
        title: t('deleteChapterTitle', { name: chapter.name }),
        description: t('deleteChapterText'),
        confirmLabel: t('delete'),
        isDanger: true,
      });
      if (!isConfirmed) return;
      const index = chapters.indexOf(chapter);
      const next = chapters[index + 1] ?? chapters[index - 1];
      await okOrToast(renewAfter(removeChapter(addressOf(chapter))));
      if (chapter.chapter_id === chapterId && next) openChapter(next.chapter_id);
    },
  };
}
