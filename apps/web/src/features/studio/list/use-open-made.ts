import { useQueryClient } from '@tanstack/react-query';
import { PROJECT_PATH } from '#web/features/studio/paths.ts';
import { type Project, projectsQuery } from '#web/features/studio/studio.requests.ts';
import { useNavigate } from '#web/shared/routing/index.ts';

/** Opens a project that was just made, which the list does not know yet. */
export function useOpenMade(): (project: Pick<Project, 'project_id'>) => Promise<void> {
  const navigate = useNavigate();
  const client = useQueryClient();
  return async ({ project_id: projectId }) => {
    void client.invalidateQueries({ queryKey: projectsQuery.queryKey });
    await navigate({ to: PROJECT_PATH, params: { projectId } });
  };
}
