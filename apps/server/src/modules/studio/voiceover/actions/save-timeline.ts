import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { checkTimeline, type Timeline } from '../timeline.ts';
import { listFiles, lockVoiceover, updateVoiceover } from '../voiceovers.store.ts';

/** Resolves to the new revision. @throws Failure `timeline_changed`, `unprocessable` */
export async function saveTimeline(
  platform: Platform,
  project: { id: string; workspaceId: string },
  { revision, ...timeline }: Timeline & { revision: number },
): Promise<number> {
  const files = await listFiles(platform.db, project);
  checkTimeline(timeline, { durationsMs: new Map(files.map(({ id, durationMs }) => [id, durationMs])) });
  return platform.db.transaction(async (transaction) => {
    const before = await lockVoiceover(transaction, project);
    if (before?.revision !== revision)
      throw new Failure('timeline_changed', 'Somebody else changed this voiceover. Load it again.', {
        data: { revision: before?.revision ?? null },
      });
    await updateVoiceover(transaction, project, { revision: revision + 1, ...timeline });
    return revision + 1;
  });
}
