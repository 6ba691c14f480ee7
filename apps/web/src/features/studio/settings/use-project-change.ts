import { useQueryClient } from '@tanstack/react-query';
import { useOpenProject } from '#web/features/studio/project/open-project.tsx';
import {
  changeProject,
  type ProjectChange,
  projectQuery,
  projectsQuery,
} from '#web/features/studio/studio.requests.ts';
import { okOrToast } from '#web/ui/ok-or-toast.ts';

/** What is said of the project, a part at a time; the rest is sent as it is. */
export function useProjectChange() {
  const client = useQueryClient();
  const { project } = useOpenProject();
  const { project_id: id } = project;
  const send = async (part: Partial<ProjectChange>): Promise<void> => {
    const { name, default_title_voice_id, default_paragraph_voice_id, title, author, isbn_number } = project;
    const kept = {
      ...{ name, default_title_voice_id, default_paragraph_voice_id },
      title: title ?? undefined,
      author: author ?? undefined,
      isbn_number: isbn_number ?? undefined,
      acx_volume_normalization: project.acx_volume_normalization,
      volume_normalization: project.volume_normalization,
    };
    try {
      await changeProject(id, { ...kept, ...part });
    } finally {
      await client.invalidateQueries({ queryKey: projectQuery(id).queryKey, exact: true });
      void client.invalidateQueries({ queryKey: projectsQuery.queryKey });
    }
  };
  return { send, change: (part: Partial<ProjectChange>) => okOrToast(send(part)) };
}
