import type { Voice } from '@mynah/contract/voices/voices';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { voiceQuery } from '#web/features/voice-lab/lab.requests.ts';
import { useMessages } from '#web/features/voice-lab/messages.ts';
import { LAB_PATH } from '#web/features/voice-lab/paths.ts';
import { CollectionsCard } from '#web/features/voice-lab/voice/collections-card.tsx';
import { ConsentsCard } from '#web/features/voice-lab/voice/consents-card.tsx';
import { DetailsCard } from '#web/features/voice-lab/voice/details-card.tsx';
import { HearCard } from '#web/features/voice-lab/voice/hear-card.tsx';
import { QualityCard } from '#web/features/voice-lab/voice/quality-card.tsx';
import { SamplesCard } from '#web/features/voice-lab/voice/samples-card.tsx';
import { SettingsCard } from '#web/features/voice-lab/voice/settings-card.tsx';
import { SimilarCard } from '#web/features/voice-lab/voice/similar-card.tsx';
import { VoiceHeader } from '#web/features/voice-lab/voice/voice-header.tsx';
import { useIsViewer, useRoleOn } from '#web/shared/account/roles.ts';
import { usePathValue } from '#web/shared/address-values.ts';
import { Link } from '#web/shared/routing/index.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function Page() {
  const t = useMessages();
  const voiceId = usePathValue('voiceId');
  const { data: voice, error, refetch } = useQuery(voiceQuery(voiceId));
  return (
    <div className="mx-auto flex w-full max-w-260 flex-col gap-5 px-5 py-8 max-sm:px-4 max-sm:py-5">
      <Link to={LAB_PATH} className="flex items-center gap-1.5 self-start text-13 text-ink-2 hover:text-ink">
        <ArrowLeft aria-hidden className="size-4" />
        {t('title')}
      </Link>
      {voice ? (
        <VoiceView key={voice.voice_id} voice={voice} />
      ) : error ? (
        <ErrorState error={error} title={t('voiceFailed')} onRetry={() => void refetch()} />
      ) : (
        <LoadingVoice />
      )}
    </div>
  );
}

function VoiceView({ voice }: { voice: Voice }) {
  const role = useRoleOn(voice);
  const isViewer = useIsViewer();
  const canEdit = role === 'admin' || role === 'editor';
  return (
    <>
      <VoiceHeader voice={voice} />
      <div className="grid grid-cols-[minmax(0,1fr)_22rem] items-start gap-4 max-lg:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-4">
          {!isViewer && <HearCard voice={voice} />}
          <QualityCard voice={voice} />
          <SamplesCard voice={voice} canEdit={canEdit} />
          <ConsentsCard voice={voice} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {canEdit && <DetailsCard voice={voice} />}
          {!isViewer && <SettingsCard voice={voice} />}
          <CollectionsCard voice={voice} />
          <SimilarCard voice={voice} />
        </div>
      </div>
    </>
  );
}

function LoadingVoice() {
  const t = useMessages();
  return (
    <div role="status" aria-label={t('loadingVoice')} className="flex flex-col gap-5">
      <Skeleton className="h-16 w-80 max-w-full" />
      <div className="grid grid-cols-[minmax(0,1fr)_22rem] gap-4 max-lg:grid-cols-1">
        <Skeleton className="h-80 rounded-xl!" />
        <Skeleton className="h-80 rounded-xl!" />
      </div>
    </div>
  );
}
