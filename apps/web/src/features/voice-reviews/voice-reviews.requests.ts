import type { VoiceReview } from '@mynah/contract/voice-safety';
import type { SafetyControl } from '@mynah/contract/voice-verification';
import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call, request } from '#web/shared/api/call.ts';
import { readBlob } from '#web/shared/api/read-body.ts';

export type ReviewKind = VoiceReview['kind'];
export type Decision = 'allowed' | 'allowed_with_changes' | 'declined';
type Page = { reviews: VoiceReview[]; next_cursor: string | null };

const queueKey = 'staff-voice-reviews';
/** The log stands on the same page, and says at once what was done. */
const renewStaffLog = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: ['staff', 'actions'] });

/** Each page asked for is a look that is logged, so none is asked for but by opening, filtering or pressing. */
export const useReviewQueue = (kind: ReviewKind | undefined) =>
  useInfiniteQuery({
    queryKey: [queueKey, kind ?? 'all'],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal, client }) => {
      const page = await call('GET /v1/admin/voice-reviews', { signal, query: { kind, cursor: pageParam } });
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
      call('POST /v1/admin/voice-reviews/{review_id}', { params: { review_id: reviewId }, json }),
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
    }) => call('POST /v1/admin/voices/{voice_id}/safety-control', { params: { voice_id: voiceId }, json }),
    onSuccess: () => renewStaffLog(client),
  });
}

/** Papers and sounds come with the token of the session, so as bytes and not by an address. */
const bytesOf = async (answer: Promise<Response>): Promise<Blob> => readBlob(await answer);

export const fetchPaper = (review_id: string, file_id: string): Promise<Blob> =>
  bytesOf(
    request('GET /v1/admin/voice-reviews/{review_id}/files/{file_id}', { params: { review_id, file_id } }),
  );

/** Of a recording, or of how the voice speaks. */
export const fetchSound = (review_id: string, sample_id: string | null): Promise<Blob> =>
  bytesOf(
    sample_id === null
      ? request('GET /v1/admin/voice-reviews/{review_id}/preview', { params: { review_id } })
      : request('GET /v1/admin/voice-reviews/{review_id}/samples/{sample_id}/audio', {
          params: { review_id, sample_id },
        }),
  );
