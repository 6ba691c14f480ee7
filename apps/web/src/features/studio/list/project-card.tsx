import { ProjectCardMenu } from '#web/features/studio/list/project-card-menu.tsx';
import { ProjectCover } from '#web/features/studio/list/project-cover.tsx';
import { useMessages } from '#web/features/studio/messages.ts';
import { PROJECT_PATH } from '#web/features/studio/paths.ts';
import type { Project } from '#web/features/studio/studio.requests.ts';
import { dateOfUnix, formatAgo } from '#web/shared/format/times.ts';
import { Link } from '#web/shared/routing/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Progress } from '#web/ui/progress.tsx';

export function ProjectCard({ project }: { project: Project }) {
  const t = useMessages();
  const {
    project_id: id,
    name,
    title,
    author,
    state,
    creation_meta: creation,
    chapters_order: chapters,
    written_by: writer,
  } = project;
  const facts = [
    t('chapterCount', { count: chapters.length }),
    formatAgo(dateOfUnix(project.last_conversion_date_unix ?? project.create_date_unix)),
  ];
  return (
    <li className="relative flex min-w-0 gap-4 rounded-xl border bg-surface p-3 shadow-card transition-colors hover:border-line-strong">
      <ProjectCover project={project} />
      <div className="flex min-w-0 flex-1 flex-col py-0.5">
        <div className="flex items-start gap-1">
          <Link
            to={PROJECT_PATH}
            params={{ projectId: id }}
            className="line-clamp-2 min-w-0 flex-1 font-semibold text-15 text-ink after:absolute after:inset-0"
          >
            {title || name}
          </Link>
          <div className="relative -mt-1 -me-1">
            <ProjectCardMenu project={project} />
          </div>
        </div>
        {writer && <p className="truncate text-13 text-ink-2">{t(`writtenBy_${writer}`)}</p>}
        {author && <p className="truncate text-13 text-ink-2">{author}</p>}
        <div className="mt-auto flex flex-wrap items-center gap-x-2 gap-y-1 pt-2 text-12 text-ink-3">
          <span className="tabular-nums">{facts.join(' · ')}</span>
          {creation?.status === 'failed' && <Badge tone="danger">{t('notWritten')}</Badge>}
          {state === 'default' ? (
            project.can_be_downloaded && <Badge tone="positive">{t('stateConverted')}</Badge>
          ) : (
            <Badge tone="accent">{t(`state_${state}`)}</Badge>
          )}
        </div>
        {state !== 'default' && (
          <Progress
            fraction={state === 'creating' ? (creation?.creation_progress ?? null) : null}
            label={t(`state_${state}`)}
            className="mt-2"
          />
        )}
      </div>
    </li>
  );
}
