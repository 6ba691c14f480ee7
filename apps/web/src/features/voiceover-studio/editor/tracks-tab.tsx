import { useOpenVoiceover, useTimeline } from '#web/features/voiceover-studio/editor/use-editor.ts';
import { useMessages } from '#web/features/voiceover-studio/messages.ts';
import { changeTrack, type Track } from '#web/features/voiceover-studio/timeline/timeline.ts';
import { NumberField } from '#web/ui/number-field.tsx';
import { Switch } from '#web/ui/switch.tsx';

/** How loud each track is, and what is lowered under speech. */
export function TracksTab() {
  const t = useMessages();
  const { editor, canEdit } = useOpenVoiceover();
  const { tracks } = useTimeline();
  const set = (id: string, change: Partial<Track>) =>
    editor.change((timeline) => changeTrack(timeline, id, change));
  return (
    <ul className="flex flex-col divide-y">
      {tracks.map(({ track_id: id, name, kind, is_muted, is_ducked, gain_db }) => (
        <li key={id} className="flex flex-col gap-3 py-4 first:pt-0">
          <Switch
            label={t('muteOf', { name })}
            checked={is_muted}
            disabled={!canEdit}
            onChange={(next) => set(id, { is_muted: next })}
          />
          {kind !== 'speech' && (
            <Switch
              label={t('duckOf', { name })}
              checked={is_ducked}
              disabled={!canEdit}
              onChange={(next) => set(id, { is_ducked: next })}
            />
          )}
          <NumberField
            label={t('gainOf', { name })}
            value={gain_db}
            min={-60}
            max={12}
            step={1}
            disabled={!canEdit}
            onChange={(next) => set(id, { gain_db: next })}
          />
        </li>
      ))}
    </ul>
  );
}
