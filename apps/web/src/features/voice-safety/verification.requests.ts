import type { FineTuning } from '@mynah/contract/voices/fine-tuning';
import type { Voice } from '@mynah/contract/voices/voices';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useUser } from '#web/shared/account/account.requests.ts';
import { call } from '#web/shared/api/call.ts';
import { isUnverified } from '#web/shared/voices/unverified.ts';

export type Captcha = { text: string; language: string; attempts_left: number };
export type OwnVoice = Pick<
  Voice,
  'voice_id' | 'name' | 'category' | 'safety_control' | 'voice_verification'
> & {
  is_owner: boolean;
  fine_tuning: Pick<FineTuning, 'manual_verification_requested' | 'manual_verification'>;
  sharing: { status?: string } | null;
};

/** The text is another one each time it is asked for: nothing asks for it but opening and pressing. */
export const captchaQuery = (voiceId: string) =>
  queryOptions({
    queryKey: ['voice-captcha', voiceId],
    queryFn: ({ signal }) =>
      call('GET /v1/voices/{voice_id}/captcha', { params: { voice_id: voiceId }, signal }),
    staleTime: 10 * 60_000,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });

export function sendReading(voiceId: string, recording: File): Promise<unknown> {
  return call('POST /v1/voices/{voice_id}/captcha', { params: { voice_id: voiceId }, form: { recording } });
}

export function sendPapers(voiceId: string, papers: readonly File[], words: string): Promise<unknown> {
  const form = { files: papers, extra_text: words.trim() || undefined };
  return call('POST /v1/voices/{voice_id}/manual-verification', { params: { voice_id: voiceId }, form });
}

/** Beside the list of all voices, so that what renews that one renews this one. */
const allVoicesQuery = queryOptions({
  queryKey: ['voices', 'verification'],
  queryFn: ({ signal }) => call('GET /v1/voices', { signal }),
});

/** Made here: whoever shares a voice with the library verifies it for all copies. */
const isOwn = ({ is_owner, sharing }: OwnVoice): boolean =>
  is_owner && !sharing?.status?.startsWith('copied');

/** The voices of this person that cannot be used as they are. */
export function useVoicesToVerify() {
  const isInProbation = useUser().data?.is_in_probation ?? false;
  return useQuery({
    ...allVoicesQuery,
    select: ({ voices }) =>
      voices.filter(
        (voice) => isOwn(voice) && (voice.safety_control !== null || isUnverified(voice, isInProbation)),
      ),
  });
}

/** Every list of voices is asked for anew. */
export function useRenewVoices(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: ['voices'] });
}
