import type { Voice } from '@mynah/contract/voices/voices';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CloneState, cloneQuery } from '#web/features/voice-lab/lab.requests.ts';
import { useServerEvent } from '#web/shared/events/event-bus.ts';

const LOOK_MS = 5000;

type Refined = { voice_id?: string; progress?: number; is_done?: boolean };

/** How far the refinement of a voice is, as it goes on; undefined for a voice that has none. */
export function useCloneState(voice: Pick<Voice, 'voice_id' | 'category'>): CloneState | undefined {
  const queryClient = useQueryClient();
  const query = cloneQuery(voice.voice_id);
  const { data } = useQuery({
    ...query,
    enabled: voice.category === 'cloned',
    staleTime: 60_000,
    // for the time left, and for a step whose event was lost
    refetchInterval: ({ state }) => (state.data?.state === 'refining' ? LOOK_MS : false),
  });
  useServerEvent('voice.refined', (event) => {
    const { voice_id, progress, is_done } = JSON.parse(event.data) as Refined;
    if (voice_id !== voice.voice_id) return;
    queryClient.setQueryData(query.queryKey, (former) => former && { ...former, progress: progress ?? 0 });
    // quality, time left and preview follow
    void queryClient.invalidateQueries({ queryKey: query.queryKey });
    if (is_done) void queryClient.invalidateQueries({ queryKey: ['voices'] });
  });
  return data;
}
