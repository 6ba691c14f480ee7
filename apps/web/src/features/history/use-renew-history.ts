import { useQueryClient } from '@tanstack/react-query';
import { useServerEvent } from '#web/shared/events/event-bus.ts';

/** Another tab or program has spoken: the lists in view show it. */
export function useRenewHistory(): void {
  const client = useQueryClient();
  useServerEvent('speech.generated', () => void client.invalidateQueries({ queryKey: ['history'] }));
}
