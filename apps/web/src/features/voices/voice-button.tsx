import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#web/features/voices/messages.ts';
import { displayName, type PickerVoice } from '#web/features/voices/picker-voice.ts';
import { selectVoice } from '#web/features/voices/selected-voice.ts';
import { lazy } from '#web/shared/connection/lazy.ts';
import { asTitle } from '#web/shared/voices/voice-labels.ts';
import { classNames } from '#web/ui/class-names.ts';
import { FromFirstOpening } from '#web/ui/from-first-opening.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { VoiceOrb } from '#web/ui/voice-orb.tsx';

const loadPicker = () => import('#web/features/voices/voice-picker-dialog.tsx');
const VoicePickerDialog = lazy(async () => ({ default: (await loadPicker()).VoicePickerDialog }));

type VoiceButtonProps = {
  voice: PickerVoice | undefined;
  /** Without it the choice is the voice of text to speech. */
  onSelect?: (voiceId: string) => void;
  /** The name alone, beside a line of a dialogue. */
  isCompact?: boolean;
  /** In Studio, where voices with live moderation cannot be chosen (VOI-075). */
  isStudio?: boolean;
};

/** Shows the chosen voice and opens the picker, whose code comes when the pointer comes near. */
export function VoiceButton({ voice, onSelect = selectVoice, isCompact, isStudio }: VoiceButtonProps) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={() => void loadPicker()}
        onFocus={() => void loadPicker()}
        className={classNames(
          'flex w-full items-center text-start transition-colors hover:bg-hover',
          isCompact
            ? 'gap-2 rounded-md px-1.5 py-1'
            : 'gap-3 rounded-lg border border-line-strong bg-surface px-3 py-2.5 shadow-card',
        )}
      >
        <span className="sr-only">{voice ? `${t('voice')}: ` : t('chooseTitle')}</span>
        {voice ? (
          <Chosen voice={voice} isCompact={isCompact} />
        ) : (
          <Skeleton className={classNames('w-full', isCompact ? 'h-5' : 'h-9')} />
        )}
        {!isCompact && <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-3" />}
      </button>
      <FromFirstOpening isOpen={isOpen}>
        <VoicePickerDialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          selectedId={voice?.voice_id}
          onSelect={onSelect}
          isStudio={isStudio}
        />
      </FromFirstOpening>
    </>
  );
}

function Chosen({ voice, isCompact }: { voice: PickerVoice; isCompact?: boolean }) {
  const { descriptive } = voice.labels;
  if (isCompact) {
    return (
      <>
        <VoiceOrb id={voice.voice_id} name={voice.name} size={20} />
        <span className="min-w-0 flex-1 truncate font-medium text-13 text-ink">{displayName(voice)}</span>
      </>
    );
  }
  return (
    <>
      <VoiceOrb id={voice.voice_id} name={voice.name} size={36} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium text-13 text-ink">{displayName(voice)}</span>
        <span className="block truncate text-12 text-ink-2">
          {voice.description ?? (descriptive ? asTitle(descriptive) : '')}
        </span>
      </span>
    </>
  );
}
