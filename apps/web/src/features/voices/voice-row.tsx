import { Check, Pause, Play } from 'lucide-react';
import { useMessages } from '#web/features/voices/messages.ts';
import { displayName, type PickerVoice } from '#web/features/voices/picker-voice.ts';
import { previewUrlOf, togglePreview, usePreviewPlays } from '#web/features/voices/preview.ts';
import { asTitle, noticePeriodLabel, rateLabel } from '#web/features/voices/voice-labels.ts';
import { ownLanguageOf } from '#web/features/voices/voice-search.ts';
import { languageName } from '#web/shared/format/language-name.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
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
    <div className="relative flex items-center rounded-lg pr-2 transition-colors [contain-intrinsic-size:auto_60px] [content-visibility:auto] focus-within:bg-hover hover:bg-hover has-checked:bg-active">
      <label
        title={voice.tooltip ?? undefined}
        className="flex h-15 min-w-0 flex-1 cursor-pointer items-center gap-3 rounded-lg pl-3 has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:-outline-offset-2 has-disabled:cursor-not-allowed has-disabled:opacity-45"
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
        <span className="w-36 shrink-0 truncate text-12 text-ink-2 max-md:hidden">{accentOf(voice)}</span>
        <span className="w-26 shrink-0 truncate text-12 text-ink-2 max-md:hidden">
          {voice.labels.use_case && asTitle(voice.labels.use_case)}
        </span>
      </label>
      <PreviewButton voice={voice} />
    </div>
  );
}

function NameAndText({ voice, isSelected }: { voice: PickerVoice; isSelected: boolean }) {
  const t = useMessages();
  const terms = [
    voice.rate !== null && rateLabel(voice.rate),
    voice.multiplier !== 1 && t('multiplier', { factor: voice.multiplier }),
    voice.notice_period !== null && t('notice', { period: noticePeriodLabel(voice.notice_period) }),
  ].filter((term) => term !== false);
  const text = voice.description ?? (voice.labels.descriptive && asTitle(voice.labels.descriptive));
  return (
    <span className="min-w-0 flex-1">
      <span className="flex items-center gap-2">
        <span className="truncate font-medium text-13 text-ink">{displayName(voice)}</span>
        {isSelected && <Check aria-hidden className="size-3.5 shrink-0 text-accent-ink" />}
      </span>
      <span className="block truncate text-12 text-ink-2">
        {[...terms, text].filter(Boolean).join(' · ')}
      </span>
    </span>
  );
}

/** 'English, American': language and accent, as far as known. */
export function accentOf(voice: PickerVoice): string {
  const language = ownLanguageOf(voice);
  const accent = voice.labels.accent;
  const parts = [language && languageName(language), accent && accent !== language && asTitle(accent)];
  return parts.filter(Boolean).join(', ');
}

export function PreviewButton({ voice }: { voice: PickerVoice }) {
  const t = useMessages();
  const isPlaying = usePreviewPlays(voice.voice_id);
  if (previewUrlOf(voice) === null) return <span className="size-9 shrink-0" />;
  return (
    <IconButton
      hideTooltip
      label={t(isPlaying ? 'pausePreview' : 'playPreview', { name: voice.name })}
      onClick={() => togglePreview(voice)}
    >
      {isPlaying ? (
        <Pause aria-hidden fill="currentColor" strokeWidth={0} />
      ) : (
        <Play aria-hidden fill="currentColor" strokeWidth={0} />
      )}
    </IconButton>
  );
}
