import type { Platform } from '../../../platform/platform.ts';
import type { projectPoints } from '../projects/index.ts';
import type { BlockRow, ProjectRow } from '../projects/projects.tables.ts';
import { snapshots } from '../snapshots/index.ts';
import { findSounds, toBlockTakes } from '../takes/index.ts';
import { convertAnew } from './actions/start-conversion.ts';
import { listLast, listWaiting, openStates } from './conversions.store.ts';
import type { ConversionRow } from './conversions.tables.ts';

const isOpen = ({ state }: ConversionRow): boolean => openStates.some((open) => open === state);

/** How far the sound of projects is. */
export const soundsOfProjects: projectPoints.ProjectSounds = {
  describe: async (db, projects) => {
    const ids = projects.map(({ id }) => id);
    const [conversions, latest] = await Promise.all([listLast(db, ids), snapshots.listLatest(db, ids)]);
    const waiting = conversions.some(({ state }) => state === 'queued') ? await listWaiting(db) : [];
    return new Map(
      ids.flatMap((id) => {
        const conversion = conversions.find(({ projectId }) => projectId === id);
        const own = latest.filter(({ projectId }) => projectId === id);
        return conversion || own.length > 0 ? [[id, toConversion(conversion, own, waiting)]] : [];
      }),
    );
  },
  convert: convertAnew,
};

type Latest = Awaited<ReturnType<typeof snapshots.listLatest>>;

function toConversion(
  last: ConversionRow | undefined,
  latest: Latest,
  waiting: readonly string[],
): projectPoints.ProjectConversion {
  const open = last && isOpen(last) ? last : undefined;
  const whole = latest.find(({ chapterId }) => chapterId === null);
  const place = open ? waiting.indexOf(open.id) : -1;
  const chapterIds = [...latest.flatMap(({ chapterId }) => chapterId ?? []), ...(last?.chapterIds ?? [])];
  return {
    state: open ? (open.state === 'queued' ? 'in_queue' : 'converting') : 'default',
    lastConvertedAt: whole?.createdAt ?? null,
    latestSnapshotId: whole?.id ?? null,
    addedToQueueAt: open?.createdAt ?? null,
    queuePosition: place < 0 ? null : place + 1,
    chapters: new Map(chapterIds.map((id) => [id, toChapterConversion(id, last, latest)])),
  };
}

function toChapterConversion(
  id: string,
  last: ConversionRow | undefined,
  latest: Latest,
): projectPoints.ChapterConversion {
  const snapshot = latest.find(({ chapterId }) => chapterId === id);
  const isOfLast = last?.chapterIds.includes(id) === true;
  return {
    isConverting: isOfLast && isOpen(last),
    lastConvertedAt: snapshot?.createdAt ?? null,
    latestSnapshotId: snapshot?.id ?? null,
    error: isOfLast ? errorOf(id, last) : null,
  };
}

/** Its own, or that of the whole, if no block is to blame. */
function errorOf(chapterId: string, { failures, error }: ConversionRow): string | null {
  const own = failures.find((failure) => failure.chapterId === chapterId);
  return own?.message ?? (failures.length === 0 ? error : null);
}

/** Blocks that wait for their sound, are being spoken, or could not be spoken. Above what their takes say. */
export const takesInTheMaking: projectPoints.BlockTakes = {
  describe: async (platform, project, blocks) => {
    const [last] = await listLast(platform.db, [project.id]);
    if (!last || (!isOpen(last) && last.failures.length === 0)) return new Map();
    return describeBlocks(platform, project, blocks, last);
  },
};

async function describeBlocks(
  platform: Platform,
  project: ProjectRow,
  blocks: readonly BlockRow[],
  last: ConversionRow,
): Promise<Map<string, projectPoints.BlockTake>> {
  const sounds = await findSounds(platform, project, blocks);
  const takes = toBlockTakes(sounds);
  const described = new Map<string, projectPoints.BlockTake>();
  for (const { id, chapterId } of blocks) {
    const { contentHash, heard } = sounds.get(id)!;
    if (contentHash === undefined || heard?.isCurrent) continue;
    const known = takes.get(id) ?? { takeId: null, durationMs: null, error: null };
    const failure = last.failures.find((one) => one.blockId === id && one.contentHash === contentHash);
    if (failure) described.set(id, { ...known, state: 'failed', error: failure.message });
    else if (last.speakingBlockIds.includes(id)) described.set(id, { ...known, state: 'speaking' });
    else if (isOpen(last) && last.chapterIds.includes(chapterId))
      described.set(id, { ...known, state: 'queued' });
  }
  return described;
}
