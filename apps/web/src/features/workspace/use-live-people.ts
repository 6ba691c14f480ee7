import { useQueryClient } from '@tanstack/react-query';
import { PEOPLE_KEY } from '#web/features/workspace/workspace.requests.ts';
import { useServerKind } from '#web/shared/events/event-bus.ts';

/** What others change in the workspace shows without a reload (WSP-086). */
export function useLivePeople(): void {
  const queryClient = useQueryClient();
  useServerKind('workspace', () => void queryClient.invalidateQueries({ queryKey: PEOPLE_KEY }));
}
