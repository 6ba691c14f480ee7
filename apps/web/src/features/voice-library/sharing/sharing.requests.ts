import type { Agreement } from '@mynah/contract/accounts/terms';
import type { statsRanges } from '@mynah/contract/voices/voice-library';
import type { VoiceSharing } from '@mynah/contract/voices/voice-sharing';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { forgetLibrary } from '#web/features/voice-library/library.requests.ts';
import type { toBody } from '#web/features/voice-library/sharing/publish-form.ts';
import { call } from '#web/shared/api/call.ts';
import { VOICE_PAGE_SIZE } from '#web/shared/voice-page-size.ts';

export type StatsRange = (typeof statsRanges)[number];
type Change =
  | { library: ReturnType<typeof toBody> | { enable_library: false } }
  | { people: { enable: boolean; emails: string[] } };

const OWN_KEY = ['own-shared-voices'];
const SAMPLES = 20;

/** Voices that were made here; those that were added from the library are shared by their owners alone. */
export const ownVoicesQuery = infiniteQueryOptions({
  queryKey: [...OWN_KEY, 'list'],
  initialPageParam: undefined as string | undefined,
  queryFn: ({ pageParam, signal }) =>
    call('GET /v2/voices', {
      query: { voice_type: 'personal', page_size: VOICE_PAGE_SIZE, next_page_token: pageParam },
      signal,
    }),
  getNextPageParam: (page) => (page.has_more ? (page.next_page_token ?? undefined) : undefined),
});

export const ownVoiceQuery = (voiceId: string) =>
  queryOptions({
    queryKey: [...OWN_KEY, 'voice', voiceId],
    queryFn: ({ signal }) => call('GET /v1/voices/{voice_id}', { params: { voice_id: voiceId }, signal }),
  });

/** What was said with a voice lately, to choose its preview from. */
export const spokenQuery = (voiceId: string) =>
  queryOptions({
    queryKey: ['history', 'spoken-with', voiceId],
    queryFn: async ({ signal }) => {
      const query = { voice_id: voiceId, page_size: SAMPLES };
      return (await call('GET /v1/history', { query, signal })).history;
    },
  });

export const statsQuery = (voiceId: string, range: StatsRange) =>
  queryOptions({
    queryKey: ['voice-share-stats', voiceId, range],
    queryFn: ({ signal }) =>
      call('GET /v1/voices/{voice_id}/share/stats', {
        params: { voice_id: voiceId },
        query: { range },
        signal,
      }),
  });

/** Publishes, takes back, or shares with people; answers how the voice is shared from then on. */
export function useChangeSharing(voiceId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: Change): Promise<VoiceSharing> => {
      // the words above the button: who publishes agrees (ACC-013)
      if ('library' in change && change.library.enable_library) await acceptTerms('licensing');
      const params = { voice_id: voiceId };
      const { sharing } =
        'library' in change
          ? await call('POST /v1/voices/{voice_id}/share-library', { params, json: change.library })
          : await call('POST /v1/voices/{voice_id}/share', { params, json: change.people });
      return sharing;
    },
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: OWN_KEY }),
        client.invalidateQueries({ queryKey: ['voices'] }),
        forgetLibrary(client),
      ]),
  });
}

/** The first time counts; to agree again changes nothing (ACC-013). */
const acceptTerms = (agreement: Agreement): Promise<unknown> =>
  call('POST /v1/user/accept-terms', { json: { agreement } });
