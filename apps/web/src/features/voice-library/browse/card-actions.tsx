import type { LibraryVoice } from '@mynah/contract/voices/voice-library';
import { Bookmark, Check, Plus, Settings2, Sparkles } from 'lucide-react';
import { openAddVoice } from '#web/features/voice-library/add/open-add-voice.ts';
import { useBookmark, useFeature } from '#web/features/voice-library/library.requests.ts';
import { useMessages } from '#web/features/voice-library/messages.ts';
import { SHARE_PATH, voicePath } from '#web/features/voice-library/paths.ts';
import { isDefault, isOwn } from '#web/features/voice-library/voice-terms.ts';
import { useUser } from '#web/shared/account/account.requests.ts';
import { EditorButton } from '#web/shared/account/editor-button.tsx';
import { Link } from '#web/shared/routing/index.ts';
import { SIGN_IN_PATH } from '#web/shared/session/destinations.ts';
import { useSession } from '#web/shared/session/session.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';

/** Remembering a voice and adding it; for strangers the way in, and back to the voice. */
export function CardActions({ voice }: { voice: LibraryVoice }) {
  const isSignedIn = useSession((session) => session.isSignedIn);
  if (!isSignedIn) return <AddAsStranger voice={voice} />;
  return (
    <>
      {!isOwn(voice) && !isDefault(voice) && <BookmarkButton voice={voice} />}
      <AddButton voice={voice} />
    </>
  );
}

export function AddAsStranger({ voice, size = 'sm' }: { voice: LibraryVoice; size?: 'sm' | 'lg' }) {
  const t = useMessages();
  const back = voicePath(voice.public_owner_id, voice.voice_id, { add: true });
  return (
    <Link
      to={SIGN_IN_PATH}
      search={{ redirect: back }}
      aria-label={t('addNamed', { name: voice.name })}
      className={buttonClass({ size, variant: size === 'lg' ? 'primary' : 'secondary' })}
    >
      <Plus aria-hidden />
      {t(size === 'lg' ? 'addLong' : 'add')}
    </Link>
  );
}

export function BookmarkButton({ voice }: { voice: LibraryVoice }) {
  const t = useMessages();
  const bookmark = useBookmark();
  const isSet = voice.is_bookmarked === true;
  return (
    <IconButton
      size="sm"
      label={t(isSet ? 'forget' : 'remember', { name: voice.name })}
      aria-pressed={isSet}
      onClick={() => void okOrToast(bookmark.mutateAsync({ voice, bookmarked: !isSet }))}
    >
      <Bookmark aria-hidden fill={isSet ? 'currentColor' : 'none'} />
    </IconButton>
  );
}

/** For staff alone: what is featured stands first in the library. */
export function FeatureButton({ voice }: { voice: LibraryVoice }) {
  const t = useMessages();
  const isStaff = useUser().data?.is_staff === true;
  const feature = useFeature();
  if (!isStaff) return null;
  return (
    <IconButton
      size="sm"
      label={t(voice.featured ? 'unfeature' : 'feature', { name: voice.name })}
      aria-pressed={voice.featured}
      disabled={feature.isPending}
      onClick={() => void okOrToast(feature.mutateAsync({ voice, featured: !voice.featured }))}
    >
      <Sparkles aria-hidden fill={voice.featured ? 'currentColor' : 'none'} />
    </IconButton>
  );
}

export function AddButton({ voice, size = 'sm' }: { voice: LibraryVoice; size?: 'sm' | 'lg' }) {
  const t = useMessages();
  const look = { size, variant: size === 'lg' ? 'primary' : 'secondary' } as const;
  if (isOwn(voice)) {
    return (
      <Link to={SHARE_PATH} search={{ voice: voice.voice_id }} className={buttonClass(look)}>
        <Settings2 aria-hidden />
        {t('manage')}
      </Link>
    );
  }
  if (voice.is_added_by_user) {
    return (
      <span className={buttonClass({ size, variant: 'ghost' })}>
        <Check aria-hidden className="text-positive" />
        {t('isAdded')}
      </span>
    );
  }
  return (
    <EditorButton
      {...look}
      aria-label={t('addNamed', { name: voice.name })}
      onClick={() => openAddVoice(voice)}
    >
      <Plus aria-hidden />
      {t(size === 'lg' ? 'addLong' : 'add')}
    </EditorButton>
  );
}
