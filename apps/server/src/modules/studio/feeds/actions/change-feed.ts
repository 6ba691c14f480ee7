import { newSecret } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { ProjectRow } from '../../projects/projects.tables.ts';
import { deleteFeed, putFeed } from '../feeds.store.ts';

/** A new address; the one before is dead at once. */
export const renewFeed = ({ db, clock }: Platform, project: ProjectRow): Promise<void> =>
  putFeed(db, { projectId: project.id, secret: newSecret(), createdAt: clock.now() });

export async function endFeed({ db }: Platform, project: ProjectRow): Promise<void> {
  await deleteFeed(db, project);
}
