import { listProgress } from '../../../platform/workflows/index.ts';
import type { projectPoints } from '../projects/index.ts';
import { listPodcasts } from './podcasts.store.ts';
import type { PodcastRow } from './podcasts.tables.ts';

const states = { writing: 'creating', written: 'finished', failed: 'failed' } as const;

/** How far the scripts of projects are. */
export const podcastCreations: projectPoints.ProjectCreations = {
  describe: async (db, projectIds) => {
    const podcasts = await listPodcasts(db, projectIds);
    const writing = podcasts.filter(({ state }) => state === 'writing').map(({ projectId }) => projectId);
    const progress = await listProgress(db, writing);
    return new Map(podcasts.map((row) => [row.projectId, toCreation(row, progress.get(row.projectId))]));
  },
};

const toCreation = (
  { state, writer }: Pick<PodcastRow, 'state' | 'writer'>,
  progress = 0,
): projectPoints.ProjectCreation => ({
  state: states[state],
  type: 'generate_podcast',
  progress: state === 'writing' ? progress : 1,
  writer,
});
