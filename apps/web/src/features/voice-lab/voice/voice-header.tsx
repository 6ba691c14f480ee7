import type { Voice } from '@mynah/contract/voices/voices';
import { useQueryClient } from '@tanstack/react-query';
import { AudioLines, Share2, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useMessages } from '#web/features/voice-lab/messages.ts';
import { LAB_PATH, PROFESSIONAL_PATH, SPEECH_PATH } from '#web/features/voice-lab/paths.ts';
import { useRemoveVoice } from '#web/features/voice-lab/use-remove-voice.ts';
import { voiceSamples } from '#web/features/voice-lab/voice/voice-code.ts';
import { categoryName, voiceBadges } from '#web/features/voice-lab/voice-state.ts';
import { VoicePreviewButton } from '#web/features/voices/index.ts';
import { useIsViewer } from '#web/shared/account/roles.ts';
import { lazy } from '#web/shared/connection/lazy.ts';
import { languageName } from '#web/shared/format/language-name.ts';
import { dateOfUnix, formatDate } from '#web/shared/format/times.ts';
import { GetCode } from '#web/shared/making/get-code.tsx';
import { useHasPage } from '#web/shared/pages.ts';
import { Link, useNavigate } from '#web/shared/routing/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { VoiceOrb } from '#web/ui/voice-orb.tsx';

const ShareVoiceDialog = lazy(async () => ({
  default: (await import('#web/features/voice-library/index.ts')).ShareVoiceDialog,
}));

/** Which voice it is, how it sounds, and what to do with it. */
export function VoiceHeader({ voice }: { voice: Voice }) {
  const t = useMessages();
  const { voice_id: voiceId, name } = voice;
  const isViewer = useIsViewer();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <VoiceOrb id={voiceId} name={name} size={56} />
      <div className="min-w-0 flex-1 basis-60">
        <div className="flex items-center gap-1">
          <h2 className="truncate font-semibold text-22 tracking-[-0.015em]">{name}</h2>
          <VoicePreviewButton voice={voice} />
        </div>
        <p className="flex flex-wrap items-center gap-1.5 text-12 text-ink-2">
          {factsOf(voice).join(' · ')}
          {voiceBadges(voice).map(({ text, tone }) => (
            <Badge key={text} tone={tone}>
              {text}
            </Badge>
          ))}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-1">
        <CopyButton text={voiceId} label={t('copyId')} />
        <GetCode
          title={t('codeTitle')}
          text={t('codeText')}
          samples={(address) => voiceSamples(address, voiceId)}
        />
        {!isViewer && <EditorActions voice={voice} />}
      </div>
    </div>
  );
}

function EditorActions({ voice }: { voice: Voice }) {
  const t = useMessages();
  const { voice_id: voiceId } = voice;
  return (
    <>
      {voice.category === 'professional' && <TrainingLink voiceId={voiceId} />}
      <Share voice={voice} />
      <Delete voice={voice} />
      <Link to={SPEECH_PATH} search={{ voice: voiceId }} className={buttonClass({ variant: 'primary' })}>
        <AudioLines aria-hidden />
        {t('use')}
      </Link>
    </>
  );
}

const factsOf = ({ category, language, created_at_unix }: Voice): string[] => [
  categoryName(category),
  ...(language ? [languageName(language)] : []),
  ...(created_at_unix === null ? [] : [formatDate(dateOfUnix(created_at_unix))]),
];

/** Own voices are shared; what came from the library is its owner's to share. */
function Share({ voice }: { voice: Voice }) {
  const t = useMessages();
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  if (!voice.is_owner || voice.sharing?.status.startsWith('copied')) return null;
  const close = () => {
    setOpen(false);
    void queryClient.invalidateQueries({ queryKey: ['voices'] });
  };
  return (
    <>
      <IconButton label={t('share')} onClick={() => setOpen(true)}>
        <Share2 aria-hidden />
      </IconButton>
      {isOpen && (
        <Suspense>
          <ShareVoiceDialog voice={voice} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** Recordings, verification and training of a professional clone. */
function TrainingLink({ voiceId }: { voiceId: string }) {
  const t = useMessages();
  if (!useHasPage(PROFESSIONAL_PATH)) return null;
  return (
    <Link to={PROFESSIONAL_PATH} search={{ voice: voiceId }} className={buttonClass()}>
      {t('openTraining')}
    </Link>
  );
}

function Delete({ voice }: { voice: Voice }) {
  const t = useMessages();
  const navigate = useNavigate();
  const remove = useRemoveVoice(voice);
  if (voice.permission_on_resource !== 'admin') return null;
  return (
    <IconButton
      label={t('deleteVoice')}
      onClick={async () => {
        if (await remove()) await navigate({ to: LAB_PATH });
      }}
    >
      <Trash2 aria-hidden />
    </IconButton>
  );
}
