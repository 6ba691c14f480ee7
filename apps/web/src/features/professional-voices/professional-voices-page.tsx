import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#web/features/professional-voices/messages.ts';
import { NewVoice } from '#web/features/professional-voices/new-voice.tsx';
import { ownVoicesQuery } from '#web/features/professional-voices/professional-voices.requests.ts';
import { VoiceList } from '#web/features/professional-voices/voice-list.tsx';
import { VoiceSteps } from '#web/features/professional-voices/voice-steps.tsx';
import { VoicesFrame } from '#web/features/voices/index.ts';
import { useSearchValues } from '#web/shared/address-values.ts';
import { useRefreshOn } from '#web/shared/events/use-refresh-on.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function Page() {
  const t = useMessages();
  const { voice: voiceId } = useSearchValues(({ voice }) => ({ voice }));
  const navigate = useNavigate();
  const open = (id: string | undefined) => void navigate({ to: '.', search: id ? { voice: id } : {} });
  const own = useQuery(ownVoicesQuery);
  // a trained voice is in every picker
  useRefreshOn('voice.trained', ['voices']);
  const voice = own.data?.voices.find(({ voice_id }) => voice_id === voiceId);
  return (
    <VoicesFrame column="max-w-180 gap-6 pb-8">
      {own.isPending ? (
        <div role="status" aria-label={t('loading')} className="flex flex-col gap-3">
          <Skeleton className="h-10" />
          <Skeleton className="h-40" />
        </div>
      ) : !own.data ? (
        <ErrorState error={own.error} title={t('listFailed')} onRetry={() => void own.refetch()} />
      ) : voiceId === undefined ? (
        <VoiceList own={own.data} onOpen={open} />
      ) : voiceId === 'new' && own.data.is_allowed ? (
        <NewVoice onMade={open} onLeave={() => open(undefined)} />
      ) : voice ? (
        <VoiceSteps key={voice.voice_id} voice={voice} onLeave={() => open(undefined)} />
      ) : own.isFetching ? (
        <Skeleton className="h-40" />
      ) : (
        <EmptyState
          title={t('voiceGone')}
          text={t('voiceGoneText')}
          action={<Button onClick={() => open(undefined)}>{t('allVoices')}</Button>}
        />
      )}
    </VoicesFrame>
  );
}
