import { Link } from '@tanstack/react-router';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#web/features/voices/messages.ts';
import { displayName, type PickerVoice } from '#web/features/voices/picker-voice.ts';
import { PreviewButton } from '#web/features/voices/preview-button.tsx';
import { selectVoice } from '#web/features/voices/selected-voice.ts';
import { VoiceBadges } from '#web/features/voices/voice-badges.tsx';
import { languageOf } from '#web/features/voices/voice-row.tsx';
import { voiceTerms } from '#web/features/voices/voice-terms.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/ui/toast.tsx';
import { VoiceOrb } from '#web/ui/voice-orb.tsx';

type VoiceLineProps = {
  voice: PickerVoice;
  /** The voice that generation pages start with. */
  isDefault: boolean;
  /** Beside the name. */
  badge?: ReactNode;
  /** In place of the description. */
  detail?: string;
};

/** A voice in the list of a page: hear it, take it, or start with it from now on. */
export function VoiceLine({ voice, isDefault, badge, detail }: VoiceLineProps) {
  const name = displayName(voice);
  const text =
    voice.tooltip ?? [...voiceTerms(voice), detail ?? voice.description].filter(Boolean).join(' · ');
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 max-sm:px-3">
      <VoiceOrb id={voice.voice_id} name={voice.name} size={40} />
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2">
          <span className="truncate font-medium text-13 text-ink">{name}</span>
          {badge}
        </p>
        <p className="truncate text-12 text-ink-2">{text}</p>
      </div>
      <span className="w-20 shrink-0 truncate text-12 text-ink-2 max-md:hidden">{languageOf(voice)}</span>
      <VoiceBadges voice={voice} most={3} className="w-66 shrink-0 overflow-hidden max-lg:hidden" />
      <div className="flex shrink-0 items-center">
        <PreviewButton voice={voice} />
        <LineActions voice={voice} name={name} isDefault={isDefault} />
      </div>
      <VoiceBadges voice={voice} most={3} className="basis-full flex-wrap pl-13 lg:hidden" />
    </li>
  );
}

function LineActions({ voice, name, isDefault }: { voice: PickerVoice; name: string; isDefault: boolean }) {
  const t = useMessages();
  if (voice.disabled) return null;
  return (
    <>
      <IconButton
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
        className={`${buttonClass({ size: 'sm' })} ml-1.5`}
      >
        {t('use')}
      </Link>
    </>
  );
}
