import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#web/features/voices/messages.ts';
import { displayName, type PickerVoice } from '#web/features/voices/picker-voice.ts';
import { previewUrlOf, togglePreview, usePreviewPlays } from '#web/features/voices/preview.ts';
import { selectVoice } from '#web/features/voices/selected-voice.ts';
import { VoiceBadges } from '#web/features/voices/voice-badges.tsx';
import { languageOf } from '#web/features/voices/voice-row.tsx';
import { voiceTerms } from '#web/features/voices/voice-terms.ts';
import { Link } from '#web/shared/routing/index.ts';
import { PlayOrb } from '#web/shared/voices/play-orb.tsx';
import { VoiceCard } from '#web/shared/voices/voice-card.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/ui/toast.tsx';
import { VoiceOrb } from '#web/ui/voice-orb.tsx';

type ListedVoiceProps = {
  voice: PickerVoice;
  /** The voice that generation pages start with. */
  isDefault: boolean;
  /** Before the labels. */
  badge?: ReactNode;
  /** Whose it is. */
  detail?: string;
};

/** A voice in the list of a page: hear it, take it, or start with it from now on. */
export function ListedVoice({ voice, isDefault, badge, detail }: ListedVoiceProps) {
  const name = displayName(voice);
  return (
    <VoiceCard
      orb={<Orb voice={voice} />}
      name={name}
      facts={[languageOf(voice), detail ?? '']}
      description={voice.tooltip ?? voice.description}
      badges={
        <p className="flex flex-wrap gap-1.5">
          {badge}
          <VoiceBadges voice={voice} most={3} className="flex-wrap" />
        </p>
      }
      terms={voiceTerms(voice)}
      actions={<Actions voice={voice} name={name} isDefault={isDefault} />}
    />
  );
}

function Orb({ voice }: { voice: PickerVoice }) {
  const t = useMessages();
  const { voice_id: id, name } = voice;
  const isPlaying = usePreviewPlays(id);
  if (previewUrlOf(voice) === null) return <VoiceOrb id={id} name={name} size={44} />;
  const label = t(isPlaying ? 'pausePreview' : 'playPreview', { name });
  const toggle = () => togglePreview(voice);
  return <PlayOrb voice={voice} size={44} isPlaying={isPlaying} label={label} onToggle={toggle} />;
}

function Actions({ voice, name, isDefault }: { voice: PickerVoice; name: string; isDefault: boolean }) {
  const t = useMessages();
  if (voice.disabled) return null;
  return (
    <>
      <IconButton
        size="sm"
        label={t(isDefault ? 'isDefault' : 'makeDefault', { name })}
        aria-pressed={isDefault}
        onClick={() => {
          selectVoice(voice.voice_id);
          toast.success(t('madeDefault', { name }));
        }}
        className={isDefault ? 'text-accent-ink' : undefined}
      >
        <Star aria-hidden fill={isDefault ? 'currentColor' : 'none'} />
      </IconButton>
      <Link
        to="/app/speech-synthesis/text-to-speech"
        search={{ voice: voice.voice_id }}
        aria-label={t('useVoice', { name })}
        className={buttonClass({ size: 'sm' })}
      >
        {t('use')}
      </Link>
    </>
  );
}
