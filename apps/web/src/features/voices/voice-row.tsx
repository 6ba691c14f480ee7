import { Check } from 'lucide-react';
import { displayName, type PickerVoice } from '#web/features/voices/picker-voice.ts';
import { PreviewButton } from '#web/features/voices/preview-button.tsx';
import { VoiceBadges } from '#web/features/voices/voice-badges.tsx';
import { ownLanguageOf } from '#web/features/voices/voice-search.ts';
import { voiceTerms } from '#web/features/voices/voice-terms.ts';
import { languageName } from '#web/shared/format/language-name.ts';
import { asTitle } from '#web/shared/voices/voice-labels.ts';
import { VoiceOrb } from '#web/ui/voice-orb.tsx';

type VoiceRowProps = {
  voice: PickerVoice;
  groupName: string;
  isSelected: boolean;
  onSelect: (voiceId: string) => void;
  onDone: () => void;
};

/** A radio with its label; the preview button stands beside it, since a control within a control cannot be reached. */
export function VoiceRow({ voice, groupName, isSelected, onSelect, onDone }: VoiceRowProps) {
  return (
    <div className="relative flex items-center rounded-lg pe-2 transition-colors [contain-intrinsic-size:auto_60px] [content-visibility:auto] focus-within:bg-hover hover:bg-hover has-checked:bg-active">
      <label
        title={voice.tooltip ?? undefined}
        className="flex h-15 min-w-0 flex-1 cursor-pointer items-center gap-3 rounded-lg ps-3 has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:-outline-offset-2 has-disabled:cursor-not-allowed has-disabled:opacity-45"
      >
        <input
          type="radio"
          name={groupName}
          value={voice.voice_id}
          checked={isSelected}
          disabled={voice.disabled}
          onChange={() => onSelect(voice.voice_id)}
          onClick={(event) => {
            // A press has a count of clicks, an arrow key has none.
            if (event.detail > 0) onDone();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            onSelect(voice.voice_id);
            onDone();
          }}
          className="sr-only"
        />
        <VoiceOrb id={voice.voice_id} name={voice.name} size={38} />
        <NameAndText voice={voice} isSelected={isSelected} />
        <span className="w-20 shrink-0 truncate text-12 text-ink-2 max-md:hidden">{languageOf(voice)}</span>
        <VoiceBadges voice={voice} most={2} className="w-52 shrink-0 overflow-hidden max-md:hidden" />
      </label>
      <PreviewButton voice={voice} />
    </div>
  );
}

function NameAndText({ voice, isSelected }: { voice: PickerVoice; isSelected: boolean }) {
  const text = voice.description ?? (voice.labels.descriptive && asTitle(voice.labels.descriptive));
  // what cannot be chosen says why, also where nothing hovers
  const line = voice.tooltip ? [voice.tooltip] : [...voiceTerms(voice), text];
  return (
    <span className="min-w-0 flex-1">
      <span className="flex items-center gap-2">
        <span className="truncate font-medium text-13 text-ink">{displayName(voice)}</span>
        {isSelected && <Check aria-hidden className="size-3.5 shrink-0 text-accent-ink" />}
      </span>
      <span className="block truncate text-12 text-ink-2">{line.filter(Boolean).join(' · ')}</span>
    </span>
  );
}

/** The name of its own language. */
export function languageOf(voice: PickerVoice): string {
  const language = ownLanguageOf(voice);
  return language ? languageName(language) : '';
}
