import { ChevronRight } from 'lucide-react';
import { lazy, useState } from 'react';
import { useMessages } from '#web/features/voices/messages.ts';
import { displayName, type PickerVoice } from '#web/features/voices/picker-voice.ts';
import { selectVoice } from '#web/features/voices/selected-voice.ts';
import { asTitle } from '#web/features/voices/voice-labels.ts';
import { FromFirstOpening } from '#web/ui/from-first-opening.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { VoiceOrb } from '#web/ui/voice-orb.tsx';

const loadPicker = () => import('#web/features/voices/voice-picker-dialog.tsx');
const VoicePickerDialog = lazy(async () => ({ default: (await loadPicker()).VoicePickerDialog }));

/** Shows the chosen voice and opens the picker, whose code comes when the pointer comes near. */
export function VoiceButton({ voice }: { voice: PickerVoice | undefined }) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={voice ? `${t('voice')}: ${displayName(voice)}` : t('chooseTitle')}
        onClick={() => setOpen(true)}
        onPointerEnter={() => void loadPicker()}
        onFocus={() => void loadPicker()}
        className="flex w-full items-center gap-3 rounded-lg border border-line-strong bg-surface px-3 py-2.5 text-left shadow-card transition-colors hover:bg-hover"
      >
        {voice ? <Chosen voice={voice} /> : <Skeleton className="h-9 w-full" />}
        <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-3" />
      </button>
      <FromFirstOpening isOpen={isOpen}>
        <VoicePickerDialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          selectedId={voice?.voice_id}
          onSelect={selectVoice}
        />
      </FromFirstOpening>
    </>
  );
}

function Chosen({ voice }: { voice: PickerVoice }) {
  const { descriptive } = voice.labels;
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
