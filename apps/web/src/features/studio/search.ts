import { BookOpenText } from 'lucide-react';
import { PROJECT_PATH, STUDIO_PATH } from '#web/features/studio/paths.ts';
import { searchTitle } from '#web/features/studio/search-titles.ts';
import { projectsQuery } from '#web/features/studio/studio.requests.ts';
import {
  type FeatureSearch,
  mostHits,
  type SearchHit,
  type SearchQuestion,
} from '#web/shared/search/feature-search.ts';

export const search: FeatureSearch = {
  actions: [
    {
      title: searchTitle('newProject'),
      icon: BookOpenText,
      keywords: 'new audiobook book epub article podcast narrate chapter',
      target: { to: STUDIO_PATH, search: { dialog: 'new' } },
      isFor: ({ isEditor }) => isEditor,
    },
  ],
  finders: [
    {
      id: 'studio-projects',
      label: searchTitle('projects'),
      icon: BookOpenText,
      order: 25,
      find: findProjects,
      listOf: (words) => ({ to: STUDIO_PATH, search: { search: words } }),
    },
  ],
};

/** The list is one answer, and nearly always known. */
async function findProjects({ words, client }: SearchQuestion): Promise<SearchHit[]> {
  const projects = await client.fetchQuery({ ...projectsQuery, staleTime: 60_000 });
  const wanted = words.toLowerCase();
  return projects
    .filter(({ name, title, author }) =>
      [name, title, author].some((text) => text?.toLowerCase().includes(wanted)),
    )
    .slice(0, mostHits)
    .map(({ project_id: id, name, author }) => ({
      id,
      title: name,
      detail: author ?? undefined,
      target: { to: PROJECT_PATH, params: { projectId: id } },
    }));
}
