import type { VoiceReview } from '@mynah/contract/voices/voice-safety';
import type { SafetyControl } from '@mynah/contract/voices/voice-verification';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, request } from '#web/shared/api/call.ts';
import { readBlob } from '#web/shared/api/read-body.ts';
import { dropFromQueue, renewStaffLog, useStaffQueue } from '#web/shared/staff/use-staff-queue.ts';

export type ReviewKind = VoiceReview['kind'];
export type Decision = 'allowed' | 'allowed_with_changes' | 'declined';

const queueKey = 'staff-voice-reviews';

export const useReviewQueue = (kind: ReviewKind | undefined) =>
  useStaffQueue({
    queryKey: [queueKey, kind ?? 'all'],
    fetchPage: async (cursor, signal) => {
      const page = await call('GET /v1/admin/voice-reviews', { signal, query: { kind, cursor } });
      return { rows: page.reviews, nextCursor: page.next_cursor };
    },
  });

export function useDecideReview() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ reviewId, ...json }: { reviewId: string; decision: Decision; message: string }) =>
      call('POST /v1/admin/voice-reviews/{review_id}', { params: { review_id: reviewId }, json }),
    // somebody else of staff may have been first
    onError: () => client.invalidateQueries({ queryKey: [queueKey] }),
    onSuccess: (_, { reviewId }) => {
      dropFromQueue(client, [queueKey], (review: VoiceReview) => review.review_id === reviewId);
      renewStaffLog(client);
    },
  });
}

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
