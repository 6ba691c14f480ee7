import { publicPages } from '@mynah/contract/public-pages';
import type { LibraryVoice } from '@mynah/contract/voices/voice-library';
import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useEffect } from 'react';
import { AddVoiceHost } from '#web/features/voice-library/add/add-voice-host.tsx';
import { openAddVoice } from '#web/features/voice-library/add/open-add-voice.ts';
import {
  AddAsStranger,
  AddButton,
  BookmarkButton,
  FeatureButton,
} from '#web/features/voice-library/browse/card-actions.tsx';
import { VoiceBadges } from '#web/features/voice-library/browse/voice-badges.tsx';
import { sharedVoiceQuery } from '#web/features/voice-library/library.requests.ts';
import { useMessages } from '#web/features/voice-library/messages.ts';
import { voicePath } from '#web/features/voice-library/paths.ts';
import { VoiceFacts } from '#web/features/voice-library/public/voice-facts.tsx';
import { VoicePlayer } from '#web/features/voice-library/public/voice-player.tsx';
import { isOwn } from '#web/features/voice-library/voice-terms.ts';
import { usePathValue, useSearchValues } from '#web/shared/address-values.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { PublicFrame } from '#web/shared/public/public-frame.tsx';
import { useDocumentTitle } from '#web/shared/public/use-document-title.ts';
import { Link, useNavigate } from '#web/shared/routing/index.ts';
import { SIGN_IN_PATH } from '#web/shared/session/destinations.ts';
import { useSession } from '#web/shared/session/session.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type Address = { ownerId: string; voiceId: string };

/** A shared voice for everybody who has its link (RTE-059 to RTE-061). */
export function Page() {
  const t = useMessages();
  const address: Address = { ownerId: usePathValue('ownerId'), voiceId: usePathValue('voiceId') };
  const isSignedIn = useSession((session) => session.isSignedIn) === true;
  const {
    data: voice,
    error,
    refetch,
  } = useQuery(sharedVoiceQuery(address.ownerId, address.voiceId, isSignedIn));
  useDocumentTitle(voice?.name);
  if (error) return <NoVoice error={error} address={address} onRetry={() => void refetch()} />;
  return (
    <PublicFrame
      title={voice?.name ?? t('sharedVoice')}
      text={voice ? voice.description : <Skeleton className="h-5 w-72" />}
      appPath={voicePath(address.ownerId, address.voiceId)}
    >
      {voice ? <SharedVoice voice={voice} /> : <Skeleton className="h-72 rounded-2xl" />}
      <AddVoiceHost />
    </PublicFrame>
  );
}

function SharedVoice({ voice }: { voice: LibraryVoice }) {
  const isSignedIn = useSession((session) => session.isSignedIn) === true;
  useAddOnReturn(voice, isSignedIn);
  return (
    <section
      aria-label={voice.name}
      className="flex flex-col gap-6 rounded-2xl border bg-surface p-6 shadow-card max-sm:p-4"
    >
      <VoicePlayer voice={voice} />
      <VoiceBadges voice={voice} />
      <VoiceFacts voice={voice} />
      <div className="flex items-center gap-2">
        {isSignedIn ? (
          <>
            <AddButton voice={voice} size="lg" />
            {!isOwn(voice) && <BookmarkButton voice={voice} />}
            <FeatureButton voice={voice} />
          </>
        ) : (
          <AddAsStranger voice={voice} size="lg" />
        )}
      </div>
    </section>
  );
}

/** Who came to add the voice and had to sign in first goes on where they were (RTE-061, RTE-153). */
function useAddOnReturn(voice: LibraryVoice, isSignedIn: boolean): void {
  const { add } = useSearchValues(({ add }) => ({ add }));
  const navigate = useNavigate();
  const canAdd = isSignedIn && !voice.is_added_by_user && !isOwn(voice);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address, not for each change of the voice
  useEffect(() => {
    if (add === undefined || !isSignedIn) return;
    if (canAdd) openAddVoice(voice);
    void navigate({ to: '.', search: {}, replace: true });
  }, [add, isSignedIn]);
}

type NoVoiceProps = { error: unknown; address: Address; onRetry: () => void };

/** Gone, or shared with addresses: then signing in may open it. */
function NoVoice({ error, address, onRetry }: NoVoiceProps) {
  const t = useMessages();
  const isSignedIn = useSession((session) => session.isSignedIn);
  const isHidden = error instanceof ApiError && error.status !== null && error.status < 500;
  useDocumentTitle(isHidden ? t('goneTitle') : undefined);
  const back = voicePath(address.ownerId, address.voiceId);
  return (
    <PublicFrame title={t(isHidden ? 'goneTitle' : 'sharedVoice')} text="" appPath={back}>
      {isHidden ? (
        <EmptyState
          icon={<SearchX aria-hidden />}
          title={t('goneLead')}
          text={t(isSignedIn ? 'goneTextSignedIn' : 'goneText')}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              {!isSignedIn && (
                <Link
                  to={SIGN_IN_PATH}
                  search={{ redirect: back }}
                  className={buttonClass({ variant: 'primary' })}
                >
                  {t('signIn')}
                </Link>
              )}
              <Link to={publicPages.voiceLibrary.path} className={buttonClass()}>
                {t('toLibrary')}
              </Link>
            </div>
          }
        />
      ) : (
        <ErrorState error={error} title={t('voiceFailed')} onRetry={onRetry} />
      )}
    </PublicFrame>
  );
}
