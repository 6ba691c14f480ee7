import type { VoiceReview } from '@mynah/contract/voice-safety';
import type { SafetyControl } from '@mynah/contract/voice-verification';
import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { request, requestJson } from '#web/shared/api/client.ts';
import { readBlob } from '#web/shared/api/read-body.ts';

export type ReviewKind = VoiceReview['kind'];
export type Decision = 'allowed' | 'allowed_with_changes' | 'declined';
type Page = { reviews: VoiceReview[]; next_cursor: string | null };

const queueKey = 'staff-voice-reviews';
const base = '/v1/admin/voice-reviews';

/** The log stands on the same page, and says at once what was done. */
const renewStaffLog = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: ['staff', 'actions'] });

/** Each page asked for is a look that is logged, so none is asked for but by opening, filtering or pressing. */
export const useReviewQueue = (kind: ReviewKind | undefined) =>
  useInfiniteQuery({
    queryKey: [queueKey, kind ?? 'all'],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal, client }) => {
      const page = await requestJson<Page>(base, { signal, query: { kind, cursor: pageParam } });
      renewStaffLog(client);
      return page;
    },
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export function useDecideReview() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ reviewId, ...json }: { reviewId: string; decision: Decision; message: string }) =>
      requestJson(`${base}/${encodeURIComponent(reviewId)}`, { method: 'POST', json }),
    // somebody else of staff may have been first
    onError: () => client.invalidateQueries({ queryKey: [queueKey] }),
    onSuccess: (_, { reviewId }) => {
      client.setQueriesData<InfiniteData<Page>>(
        { queryKey: [queueKey] },
        (data) => data && without(data, reviewId),
      );
      renewStaffLog(client);
    },
  });
}

const without = (data: InfiniteData<Page>, reviewId: string): InfiniteData<Page> => ({
  ...data,
  pages: data.pages.map((page) => ({
    ...page,
    reviews: page.reviews.filter(({ review_id }) => review_id !== reviewId),
  })),
});

export function useControlVoice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      voiceId,
      ...json
    }: {
      voiceId: string;
      safety_control: SafetyControl | null;
      reason: string;
    }) =>
      requestJson(`/v1/admin/voices/${encodeURIComponent(voiceId)}/safety-control`, { method: 'POST', json }),
    onSuccess: () => renewStaffLog(client),
  });
}

/** Papers and sounds come with the token of the session, so as bytes and not by an address. */
export const fetchOfReview = async (reviewId: string, what: string): Promise<Blob> =>
  readBlob(await request(`${base}/${encodeURIComponent(reviewId)}/${what}`));
