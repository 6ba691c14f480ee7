import { useQuery } from '@tanstack/react-query';
import { BookOpenText } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useMessages } from '#web/features/studio/messages.ts';
import { ChapterList } from '#web/features/studio/project/chapter-list.tsx';
import { type OpenProject, OpenProjectProvider } from '#web/features/studio/project/open-project.tsx';
import { ProjectBar } from '#web/features/studio/project/project-bar.tsx';
import { useChapterSession } from '#web/features/studio/project/use-chapter-session.ts';
import { useProjectNews } from '#web/features/studio/project/use-project-news.ts';
import { SettingsPanel } from '#web/features/studio/settings/settings-panel.tsx';
import { castQuery, type ProjectWithChapters, projectQuery } from '#web/features/studio/studio.requests.ts';
import { ChapterText } from '#web/features/studio/text/chapter-text.tsx';
import { SaveNotice } from '#web/features/studio/text/save-notice.tsx';
import { SessionProvider } from '#web/features/studio/text/use-session.ts';
import { useVoiceStyles } from '#web/features/studio/text/voice-styles.ts';
import { useVoices } from '#web/features/voices/index.ts';
import { useCanEdit } from '#web/shared/account/roles.ts';
import { usePathValue, useSearchValues } from '#web/shared/address-values.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { useBreakpoint } from '#web/shared/breakpoints.ts';
import { NotFoundNotice } from '#web/shared/not-found/not-found-notice.tsx';
import { useNavigate } from '#web/shared/routing/index.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageWithSettings } from '#web/ui/page-with-settings.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** RTE-155. A book: its chapters, the text of one, and what belongs to them. */
export function Page() {
  const t = useMessages();
  const projectId = usePathValue('projectId');
  const project = useQuery(projectQuery(projectId));
  if (project.data) return <OpenedProject key={projectId} project={project.data} />;
  if (project.isPending) return <Loading />;
  if (project.error instanceof ApiError && project.error.status === 404) return <NotFoundNotice />;
  return (
    <ErrorState
      className="flex-1 justify-center"
      error={project.error}
      title={t('projectFailed')}
      onRetry={() => void project.refetch()}
    />
  );
}

const none: readonly never[] = [];

function OpenedProject({ project }: { project: ProjectWithChapters }) {
  const navigate = useNavigate();
  const { chapter, block } = useSearchValues((search) => search);
  const cast = useQuery(castQuery(project.project_id)).data ?? none;
  const voices = useVoices({ isStudio: true }).data ?? none;
  const isEditor = useCanEdit();
  const canEdit = isEditor && (project.access_level === 'admin' || project.access_level === 'editor');
  const known = project.chapters.find(({ chapter_id }) => chapter_id === chapter);
  const chapterId = (known ?? project.chapters[0])?.chapter_id;
  const openChapter = useCallback(
    (next: string, blockId?: string) =>
      void navigate({ to: '.', search: { chapter: next, block: blockId }, replace: true }),
    [navigate],
  );
  const open = useMemo<OpenProject>(
    () => ({ project, cast, voices, canEdit, chapterId, openChapter }),
    [project, cast, voices, canEdit, chapterId, openChapter],
  );
  useVoiceStyles(cast, voices);
  return (
    <OpenProjectProvider value={open}>
      <Rooms open={open} blockId={block} />
    </OpenProjectProvider>
  );
}

function Rooms({ open, blockId }: { open: OpenProject; blockId: string | undefined }) {
  const t = useMessages();
  const isWide = useBreakpoint('xl');
  const [showsChapters, setShowsChapters] = useState(false);
  const { session, error, retry } = useChapterSession(open, blockId);
  useProjectNews(open.project.project_id, session);
  const name = open.project.chapters.find(({ chapter_id }) => chapter_id === open.chapterId)?.name ?? '';
  return (
    <SessionProvider value={session}>
      <PageWithSettings
        label={t('settings')}
        isTall
        settings={session ? <SettingsPanel /> : <Skeleton className="m-5 h-40" />}
      >
        {(openSettings) => (
          <>
            <ProjectBar
              hasSession={session !== undefined}
              onOpenChapters={isWide ? undefined : () => setShowsChapters(true)}
              onOpenSettings={openSettings}
            />
            <div className="flex min-h-0 flex-1">
              {isWide && (
                <nav aria-label={t('chapters')} className="flex w-56 shrink-0 flex-col border-e">
                  <ChapterList />
                </nav>
              )}
              <div className="flex min-w-0 flex-1 flex-col">
                {session && <SaveNotice />}
                {session ? (
                  <ChapterText key={session.chapterId} chapterName={name} canEdit={open.canEdit} />
                ) : error ? (
                  <ErrorState
                    className="flex-1 justify-center"
                    error={error}
                    title={t('chapterFailed')}
                    onRetry={retry}
                  />
                ) : open.chapterId === undefined ? (
                  <EmptyState
                    icon={<BookOpenText aria-hidden />}
                    title={t('noChapters')}
                    text={t('noChaptersText')}
                    className="flex-1 justify-center"
                  />
                ) : (
                  <LoadingText />
                )}
              </div>
            </div>
          </>
        )}
      </PageWithSettings>
      {!isWide && (
        <Sheet
          isOpen={showsChapters}
          onClose={() => setShowsChapters(false)}
          title={t('chapters')}
          side="left"
        >
          <ChapterList onChosen={() => setShowsChapters(false)} />
        </Sheet>
      )}
    </SessionProvider>
  );
}

function LoadingText() {
  const t = useMessages();
  return (
    <div
      role="status"
      aria-label={t('loadingChapter')}
      className="mx-auto flex w-full max-w-184 flex-col gap-4 px-13 pt-8"
    >
      <Skeleton className="h-7 w-56" />
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <Skeleton key={row} className="h-16 w-full" />
      ))}
    </div>
  );
}

function Loading() {
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="h-12 shrink-0 border-b" />
      <LoadingText />
    </div>
  );
}
