import { useId, useMemo } from 'react';
import { useMessages } from '#web/features/voices/messages.ts';
import type { PickerVoice } from '#web/features/voices/picker-voice.ts';
import { readRecentVoices } from '#web/features/voices/recent-voices.ts';
import { groupVoices, type VoiceGroup } from '#web/features/voices/voice-groups.ts';
import { VoiceRow } from '#web/features/voices/voice-row.tsx';

type VoiceListProps = {
  voices: readonly PickerVoice[];
  showsRecent: boolean;
  selectedId: string | undefined;
  onSelect: (voiceId: string) => void;
  onDone: () => void;
};

const GROUP_LABELS = {
  professional: 'groupProfessional',
  cloned: 'groupCloned',
  generated: 'groupGenerated',
  default: 'groupDefault',
  legacy: 'groupLegacy',
} as const satisfies Record<VoiceGroup, string>;

/** One radio group over all sections, so that the arrow keys run through the whole list. */
export function VoiceList({ voices, showsRecent, selectedId, onSelect, onDone }: VoiceListProps) {
  const t = useMessages();
  const name = useId();
  // As it was when the picker opened: a choice must not move the rows under the pointer.
  const recentIds = useMemo(readRecentVoices, []);
  const recent = showsRecent
    ? recentIds.flatMap((id) => voices.find((voice) => voice.voice_id === id && !voice.is_legacy) ?? [])
    : [];
  const groups = groupVoices(voices.filter((voice) => !recent.includes(voice)));
  const sections = [
    ...(recent.length > 0 ? [{ id: 'recent', label: t('recent'), voices: recent }] : []),
    ...groups.map(({ group, voices: members }) => ({
      id: group,
      label: t(GROUP_LABELS[group]),
      voices: members,
    })),
  ];
  return (
    <div role="radiogroup" aria-label={t('chooseTitle')} className="-mx-3 pt-1">
      {sections.map((section) => (
        <section key={section.id} aria-labelledby={`${name}-${section.id}`}>
          {sections.length > 1 && (
            <h3 id={`${name}-${section.id}`} className="px-3 pt-3 pb-1 font-medium text-12 text-ink-3">
              {section.label}
            </h3>
          )}
          {section.voices.map((voice) => (
            <VoiceRow
              key={voice.voice_id}
              voice={voice}
              groupName={name}
              isSelected={voice.voice_id === selectedId}
              onSelect={onSelect}
              onDone={onDone}
            />
          ))}
        </section>
      ))}
    </div>
  );
}
