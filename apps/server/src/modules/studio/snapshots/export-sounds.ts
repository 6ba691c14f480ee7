import type { Platform } from '../../../platform/platform.ts';
import type { ExportedFile } from '../../accounts/privacy/index.ts';
import type { ProjectRow } from '../projects/projects.tables.ts';
import { formatOf } from './snapshot-formats.ts';
import { latestSnapshots } from './snapshots.store.ts';

/** The newest sound of each chapter, for who takes their data along. */
export async function* exportSounds(
  { db, blobs }: Platform,
  project: ProjectRow,
): AsyncGenerator<ExportedFile> {
  for (const snapshot of await latestSnapshots(db, project)) {
    const { extension } = formatOf(snapshot);
    yield {
      path: `${project.id}/${snapshot.chapterId}.${extension}`,
      body: await blobs.stream(snapshot.audioBlob),
    };
  }
}
