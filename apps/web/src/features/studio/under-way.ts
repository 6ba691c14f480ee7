import { BookOpenText } from 'lucide-react';
import { PROJECT_PATH } from '#web/features/studio/paths.ts';
import { title } from '#web/features/studio/titles.ts';
import { call } from '#web/shared/api/call.ts';
import type { UnderWaySource } from '#web/shared/under-way.ts';

export const underWay: UnderWaySource = {
  id: 'studio-projects',
  label: title('projectTitle'),
  icon: BookOpenText,
  list: async (signal) => {
    const { projects } = await call('GET /v1/studio/projects', { signal });
    return projects
      .filter(({ state }) => state !== 'default')
      .map(({ project_id: id, name, state, creation_meta: creation }) => ({
        id,
        title: name,
        progress: state === 'creating' ? (creation?.creation_progress ?? null) : null,
        target: { to: PROJECT_PATH, params: { projectId: id } },
      }));
  },
};
