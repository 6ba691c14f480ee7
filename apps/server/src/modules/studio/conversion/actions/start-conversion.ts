import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { storedActor } from '../../../../platform/http/stored-actor.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { cancelRun, removeRun, startRun } from '../../../../platform/workflows/index.ts';
import { planFormat } from '../../../speech/generation/index.ts';
import { chapters } from '../../projects/index.ts';
import type { ProjectRow } from '../../projects/projects.tables.ts';
import { formatNameOf } from '../../snapshots/index.ts';
import { findOpen, insertConversion, listOpenOf } from '../conversions.store.ts';
import { convertStudio } from '../convert-studio.ts';
import { requireCredits } from '../require-credits.ts';
import { tellBrowsers } from '../tell.ts';

interface ConversionOrder {
  /** Those alone; otherwise all that are not muted, and the project at the end. */
  chapterIds?: readonly string[];
}

/**
 * Begins to make the sound of a project, or of chapters of it, in the background.
 * @throws Failure `already_converting`, `nothing_to_convert`, `chapter_not_found`, `quota_exceeded`,
 * `output_format_not_allowed`
 */
export async function startConversion(
  platform: Platform,
  actor: Actor,
  project: ProjectRow,
  { chapterIds }: ConversionOrder = {},
): Promise<void> {
  planFormat(platform, actor, formatNameOf(project));
  const { workspaceId, id: projectId } = project;
  if (await findOpen(platform.db, project)) throw alreadyConverting();
  const rows = await chapters.listChapters(platform.db, [projectId]);
  const wanted = rows.filter(({ id, isMuted }) => (chapterIds ? chapterIds.includes(id) : !isMuted));
  if (chapterIds && wanted.length < chapterIds.length) throw chapters.chapterNotFound();
  const ids = wanted.map(({ id }) => id);
  await requireCredits(platform, actor, project, await chapters.listBlocks(platform.db, ids));
  const conversion = {
    id: newId(),
    workspaceId,
    projectId,
    chapterIds: ids,
    isOfProject: chapterIds === undefined,
    actor: storedActor({ ...actor, workspaceId }),
    state: 'queued' as const,
    failures: [],
    createdAt: platform.clock.now(),
  };
  await platform.db.transaction(async (transaction) => {
    if (!(await insertConversion(transaction, conversion))) throw alreadyConverting();
    await startRun(platform, transaction, convertStudio, conversion);
    await tellBrowsers(platform, transaction, conversion);
  });
}

/** Begins it, or leaves the one alone that runs. @throws Failure as `startConversion` */
export async function convertProject(platform: Platform, actor: Actor, project: ProjectRow): Promise<void> {
  try {
    await startConversion(platform, actor, project);
  } catch (cause) {
    if (!(cause instanceof Failure && cause.code === 'already_converting')) throw cause;
  }
}

/** Begins it anew: what is under way is for another text. @throws Failure as `startConversion` */
export async function convertAnew(platform: Platform, actor: Actor, project: ProjectRow): Promise<void> {
  await stopConversion(platform, project);
  await startConversion(platform, actor, project);
}

const alreadyConverting = (): Failure =>
  new Failure(
    'already_converting',
    'This project is already being converted. Wait for it, or stop it first.',
  );

/** What was spoken is kept. @throws Failure `not_converting` */
export async function cancelConversion(platform: Platform, project: ProjectRow): Promise<void> {
  if (await stopConversion(platform, project)) return;
  throw new Failure('not_converting', 'This project isn’t being converted.');
}

async function stopConversion(platform: Platform, project: ProjectRow): Promise<boolean> {
  const open = await findOpen(platform.db, project);
  return open !== undefined && cancelRun(platform, convertStudio, open.id);
}

/** Of a project that goes: nothing of its work is left. */
export async function removeConversion(platform: Platform, projectId: string): Promise<void> {
  for (const { id } of await listOpenOf(platform.db, [projectId]))
    await removeRun(platform, convertStudio, id);
}
