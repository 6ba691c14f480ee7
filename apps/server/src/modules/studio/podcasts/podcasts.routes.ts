import { podcastRoutes as routes } from '@mynah/contract/studio/podcasts';
import { handle } from '../../../platform/http/index.ts';
import { showProject } from '../projects/index.ts';
import { createPodcast } from './actions/create-podcast.ts';

export const podcastHttpRoutes = [
  handle(routes.create, async ({ platform, actor, body, signal }) => {
    const { project, writer } = await createPodcast(platform, actor, body, signal);
    return { project: await showProject(platform, actor, project), written_by: writer };
  }),
];
