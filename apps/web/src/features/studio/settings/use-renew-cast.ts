import { useQueryClient } from '@tanstack/react-query';
import { useOpenProject } from '#web/features/studio/project/open-project.tsx';
import { castQuery } from '#web/features/studio/studio.requests.ts';
import { useSession } from '#web/features/studio/text/use-session.ts';

/** Waits for a change of the cast; who speaks, and what has to be spoken again, is then asked for. */
export function useRenewCast() {
  const client = useQueryClient();
  const session = useSession();
  const { project } = useOpenProject();
  return async <Answer>(change: Promise<Answer>): Promise<Answer> => {
    try {
      return await change;
    } finally {
      await client.invalidateQueries({ queryKey: castQuery(project.project_id).queryKey });
      await session.renewTakes().catch(() => undefined);
    }
  };
}
