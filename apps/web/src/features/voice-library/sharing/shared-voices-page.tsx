import type { Voice } from '@mynah/contract/voices/voices';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { AudioLines, Share2 } from 'lucide-react';
import { Suspense } from 'react';
import { More } from '#web/features/voice-library/browse/voice-results.tsx';
import { LibraryBody, LibraryFrame } from '#web/features/voice-library/library-frame.tsx';
import { useMessages } from '#web/features/voice-library/messages.ts';
import { ownVoiceQuery, ownVoicesQuery } from '#web/features/voice-library/sharing/sharing.requests.ts';
import { sharingOf, sharingState, stateText } from '#web/features/voice-library/sharing/sharing-state.ts';
import { noticeText, rateText } from '#web/features/voice-library/voice-terms.ts';
import { useSearchValues } from '#web/shared/address-values.ts';
import { lazy } from '#web/shared/connection/lazy.ts';
import { useHasPage } from '#web/shared/pages.ts';
import { Link, useNavigate } from '#web/shared/routing/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { VoiceOrb } from '#web/ui/voice-orb.tsx';

const VOICE_LAB_PATH = '/app/voice-lab';
const ShareVoiceDialog = lazy(async () => ({
  default: (await import('#web/features/voice-library/sharing/share-voice-dialog.tsx')).ShareVoiceDialog,
}));

/** One's own voices, and with whom each is shared (RTE-120). */
export function Page() {
  const t = useMessages();
  return (
    <LibraryFrame>
      <LibraryBody>
        <p className="mb-5 max-w-150 text-15 text-ink-2">{t('sharedIntro')}</p>
        <OwnVoices />
      </LibraryBody>
      <OpenDialog />
    </LibraryFrame>
  );
}

function OwnVoices() {
  const t = useMessages();
  const query = useInfiniteQuery(ownVoicesQuery);
  if (query.isPending) return <LoadingRows />;
  if (query.isError && !query.data) {
    return <ErrorState error={query.error} title={t('ownFailed')} onRetry={() => void query.refetch()} />;
  }
  const voices = query.data.pages.flatMap((page) => page.voices).filter(({ is_owner }) => is_owner);
  if (voices.length === 0 && !query.hasNextPage) return <NoVoices />;
  return (
    <>
      <ul className="overflow-hidden rounded-xl border bg-surface shadow-card">
        {voices.map((voice) => (
          <OwnVoice key={voice.voice_id} voice={voice} />
        ))}
      </ul>
      {query.hasNextPage && (
        <More
          isBusy={query.isFetchingNextPage}
          hasFailed={query.isFetchNextPageError}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </>
  );
}

const tones = {
  private: 'neutral',
  people: 'neutral',
  pending: 'accent',
  declined: 'danger',
  published: 'positive',
  leaving: 'accent',
} as const;

function OwnVoice({ voice }: { voice: Voice }) {
  const t = useMessages();
  const sharing = sharingOf(voice);
  const terms = {
    rate: sharing.rate ?? null,
    fiat_rate: sharing.fiat_rate ?? 0,
    notice_period: sharing.notice_period ?? null,
  };
  const isPublished = sharing.enabled_in_library === true;
  const detail = isPublished
    ? [sharing.fiat_rate ? rateText(terms) : null, noticeText(terms)].filter(Boolean).join(' · ')
    : voice.description;
  return (
    <li className="flex min-h-16 items-center gap-3 border-b px-4 py-2.5 last:border-b-0 max-sm:flex-wrap">
      <VoiceOrb id={voice.voice_id} name={voice.name} size={38} />
      <div className="min-w-0 flex-1">
        <h2 className="truncate font-medium text-13 text-ink">{voice.name}</h2>
        <p className="truncate text-12 text-ink-3">{detail}</p>
      </div>
      <Badge tone={tones[sharingState(sharing)]}>{stateText(sharing)}</Badge>
      <Link
        to="."
        search={{ voice: voice.voice_id }}
        replace
        aria-label={t('shareNamed', { name: voice.name })}
        className={buttonClass({ size: 'sm' })}
      >
        <Share2 aria-hidden />
        {t('share')}
      </Link>
    </li>
  );
}

/** The dialog of the voice that the address names. */
function OpenDialog() {
  const { voice: voiceId } = useSearchValues(({ voice }) => ({ voice }));
  const navigate = useNavigate();
  const { data: voice, isError } = useQuery({
    ...ownVoiceQuery(voiceId ?? ''),
    enabled: voiceId !== undefined,
  });
  if (!voiceId || !voice || isError || !voice.is_owner) return null;
  const close = (): void => void navigate({ to: '.', search: {}, replace: true });
  return (
    <Suspense>
      <ShareVoiceDialog key={voiceId} voice={voice} onClose={close} />
    </Suspense>
  );
}

function NoVoices() {
  const t = useMessages();
  const hasLab = useHasPage(VOICE_LAB_PATH);
  return (
    <EmptyState
      icon={<AudioLines aria-hidden />}
      title={t('ownNone')}
      text={t('ownNoneText')}
      action={
        hasLab && (
          <Link to={VOICE_LAB_PATH} className={buttonClass({ variant: 'primary' })}>
            {t('makeVoice')}
          </Link>
        )
      }
    />
  );
}

function LoadingRows() {
  const t = useMessages();
  return (
    <div role="status" aria-label={t('loading')} className="flex flex-col gap-2">
      {['a', 'b', 'c', 'd'].map((row) => (
        <Skeleton key={row} className="h-16 w-full rounded-xl" />
      ))}
    </div>
  );
}
