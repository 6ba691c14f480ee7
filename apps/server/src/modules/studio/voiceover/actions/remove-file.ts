import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { deleteFile, lockVoiceover } from '../voiceovers.store.ts';
import { getFile } from './get-voiceover.ts';

/** @throws Failure `not_found`, `conflict` while a clip plays it */
export async function removeFile(
  platform: Platform,
  project: { id: string; workspaceId: string },
  fileId: string,
): Promise<void> {
  const { blob } = await getFile(platform, project, fileId);
  await platform.db.transaction(async (transaction) => {
    const voiceover = await lockVoiceover(transaction, project);
    if (voiceover?.clips.some((clip) => clip.fileId === fileId))
      throw new Failure('conflict', 'A clip plays this file. Delete the clip first.');
    await deleteFile(transaction, project, fileId);
  });
  await platform.blobs.remove(blob);
}
