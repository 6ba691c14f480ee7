import { useQuery } from '@tanstack/react-query';
import { BookOpenText, Plus, Podcast } from 'lucide-react';
import { useState } from 'react';
import { ProjectCard } from '#web/features/studio/list/project-card.tsx';
import { useOpenMade } from '#web/features/studio/list/use-open-made.ts';
import { useMessages } from '#web/features/studio/messages.ts';
import { createExample, type Project, projectsQuery } from '#web/features/studio/studio.requests.ts';
import { EditorButton } from '#web/shared/account/editor-button.tsx';
import { useSearchValues } from '#web/shared/address-values.ts';
import { lazy } from '#web/shared/connection/lazy.ts';
import { useRefreshOn } from '#web/shared/events/use-refresh-on.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FromFirstOpening } from '#web/ui/from-first-opening.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { answerOrToast } from '#web/ui/ok-or-toast.ts';
import { SearchField } from '#web/ui/search-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const NewProjectDialog = lazy(async () => ({
  default: (await import('#web/features/studio/list/new-project-dialog.tsx')).NewProjectDialog,
}));

const PodcastDialog = lazy(async () => ({
  default: (await import('#web/features/studio/list/podcast-dialog.tsx')).PodcastDialog,
}));

/** The books of the workspace. */
export function Page() {
  const t = useMessages();
  const values = useSearchValues(({ search, dialog }) => ({ search, dialog }));
  const { search = '', dialog } = values;
  const navigate = useNavigate();
  const change = (next: Partial<typeof values>) =>
    void navigate({ to: '.', search: { ...values, ...next }, replace: true });
  useRefreshOn('project.changed', projectsQuery.queryKey);
  const projects = useQuery(projectsQuery);
  const shown = { ...projects, data: projects.data?.filter((project) => fits(project, search)) };
  const isEmpty = projects.data?.length === 0;
  const openNew = () => change({ dialog: 'new' });
  return (
    <div className="mx-auto flex w-full max-w-260 flex-col gap-5 px-10 py-8 max-xl:px-6 max-sm:px-4 max-sm:py-5">
      <div className="flex flex-wrap items-center gap-2">
        <SearchField
          label={t('searchProjects')}
          placeholder={t('searchProjects')}
          value={search}
          onChange={(next) => change({ search: next || undefined })}
          className="min-w-40"
        />
        <EditorButton onClick={() => change({ dialog: 'podcast' })}>
          <Podcast aria-hidden />
          {t('newPodcast')}
        </EditorButton>
        <EditorButton variant="primary" onClick={openNew}>
          <Plus aria-hidden />
          {t('newProject')}
        </EditorButton>
      </div>
      <ListFrame
        query={shown}
        isInset={!isEmpty && shown.data?.length !== 0}
        loading={<LoadingCards />}
        failed={t('projectsFailed')}
        empty={
          isEmpty ? (
            <NoProjects onNew={openNew} />
          ) : (
            <EmptyState icon={<BookOpenText aria-hidden />} title={t('nothingFound')} />
          )
        }
      >
        {(all) => (
          <ul aria-label={t('projects')} className="grid grid-cols-2 gap-3 max-lg:grid-cols-1">
            {all.map((project) => (
              <ProjectCard key={project.project_id} project={project} />
            ))}
          </ul>
        )}
      </ListFrame>
      <FromFirstOpening isOpen={dialog === 'new'}>
        {dialog === 'new' && <NewProjectDialog onClose={() => change({ dialog: undefined })} />}
      </FromFirstOpening>
      <FromFirstOpening isOpen={dialog === 'podcast'}>
        {dialog === 'podcast' && <PodcastDialog onClose={() => change({ dialog: undefined })} />}
      </FromFirstOpening>
    </div>
  );
}

function fits({ name, title, author }: Project, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return wanted === '' || [name, title, author].some((text) => text?.toLowerCase().includes(wanted));
}

/** What one can start from, and a book to look around in. */
function NoProjects({ onNew }: { onNew: () => void }) {
  const t = useMessages();
  const openMade = useOpenMade();
  const [isMaking, setMaking] = useState(false);
  const openExample = async () => {
    setMaking(true);
    const project = await answerOrToast(createExample());
    setMaking(false);
    if (!project) return;
    await openMade(project);
  };
  return (
    <EmptyState
      icon={<BookOpenText aria-hidden />}
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={
        <>
          <EditorButton variant="primary" onClick={onNew}>
            <Plus aria-hidden />
            {t('newProject')}
          </EditorButton>
          <EditorButton isBusy={isMaking} onClick={() => void openExample()}>
            {t('openExample')}
          </EditorButton>
        </>
      }
    />
  );
}

function LoadingCards() {
  const t = useMessages();
  return (
    <div
      role="status"
      aria-label={t('loadingProjects')}
      className="grid grid-cols-2 gap-3 max-lg:grid-cols-1"
    >
      {['a', 'b', 'c', 'd'].map((card) => (
        <Skeleton key={card} className="h-28 rounded-xl!" />
      ))}
    </div>
  );
}
