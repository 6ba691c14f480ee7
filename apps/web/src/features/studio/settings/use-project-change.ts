import { useQueryClient } from '@tanstack/react-query';
import { useOpenProject } from '#web/features/studio/project/open-project.tsx';
import {
  changeProject,
  type ProjectChange,
  projectKey,
  projectsQuery,
} from '#web/features/studio/studio.requests.ts';
import { okOrToast } from '#web/ui/ok-or-toast.ts';

/** What is set of the project, a part at a time. */
export function useProjectChange() {
  const client = useQueryClient();
  const { project } = useOpenProject();
  const { project_id: id } = project;
  /** Whatever came of it, what the page shows is asked for again; an open text moves on by itself. */
  const renew = async <Answer>(change: Promise<Answer>): Promise<Answer> => {
    try {
      return await change;
    } finally {
      await client.invalidateQueries({
        queryKey: projectKey(id),
        predicate: ({ queryKey }) => queryKey[3] !== 'session',
      });
      void client.invalidateQueries({ queryKey: projectsQuery.queryKey });
    }
  };
  const send = (part: ProjectChange) => renew(changeProject(id, part));
  return { renew, send, change: (part: ProjectChange) => okOrToast(send(part)) };
}
