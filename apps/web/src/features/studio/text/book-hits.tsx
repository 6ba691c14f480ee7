import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#web/features/studio/messages.ts';
import { useOpenProject } from '#web/features/studio/project/open-project.tsx';
import { bookSearchQuery, replaceInBook, sendChanges } from '#web/features/studio/studio.requests.ts';
import { useSession } from '#web/features/studio/text/use-session.ts';
import { useRenewAfter } from '#web/shared/api/use-renew-after.ts';
import { useDebounced } from '#web/shared/use-debounced.ts';
import { Button } from '#web/ui/button.tsx';
import { chipClass } from '#web/ui/chip-class.ts';
import { answerOrToast, okOrToast } from '#web/ui/ok-or-toast.ts';
import { toast } from '#web/ui/toast.tsx';

type BookHitsProps = { words: string; other: string };

/** Where the words stand in the whole book, by chapter; replaced in all of them at once, or taken back. */
export function BookHits({ words, other }: BookHitsProps) {
  const t = useMessages();
  const session = useSession();
  const { project, canEdit, openChapter } = useOpenProject();
  const { project_id: projectId } = project;
  const query = bookSearchQuery(projectId, useDebounced(words, 300));
  const found = useQuery(query).data;
  const renewAfter = useRenewAfter(query.queryKey);
  const chapters = found?.chapters.filter(({ count }) => count > 0) ?? [];
  const replaceAll = async () => {
    await session.saver.flush();
    // what was found is as old as the last key
    const replaced = await answerOrToast(
      renewAfter(
        replaceInBook(projectId, {
          pattern: words,
          replacement: other,
          chapters: chapters.map(({ chapter_id, revision }) => ({ chapter_id, revision })),
        }),
      ),
    );
    if (!replaced) return;
    for (const { chapter_id, revision } of replaced.chapters) {
      if (chapter_id === session.chapterId) await session.saver.renew(revision);
    }
    const takeBack = async () => {
      for (const { chapter_id: chapterId, revision, undo } of replaced.chapters) {
        const answer = await answerOrToast(sendChanges({ projectId, chapterId }, revision, undo));
        if (answer && chapterId === session.chapterId) await session.saver.renew(answer.revision);
      }
      await okOrToast(renewAfter(Promise.resolve()));
    };
    toast.success(t('replacedInBook', { count: replaced.count }), {
      action: { label: t('undo'), onClick: () => void takeBack() },
    });
  };
  if (!found) return null;
  return (
    <div className="flex w-full flex-wrap items-center gap-1.5">
      <p role="status" className="me-1 text-12 text-ink-2">
        {t('foundInBook', { count: found.count })}
      </p>
      {chapters.slice(0, 12).map(({ chapter_id: id, name, count, matches }) => (
        <button
          key={id}
          type="button"
          className={chipClass}
          onClick={() => openChapter(id, matches[0]?.block_id)}
        >
          {`${name.slice(0, 40)} · ${count}`}
        </button>
      ))}
      {canEdit && chapters.length > 0 && (
        <Button size="sm" className="ms-auto" onClick={() => void replaceAll()}>
          {t('replaceInBook')}
        </Button>
      )}
    </div>
  );
}
