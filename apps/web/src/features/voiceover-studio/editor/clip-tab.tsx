import { AudioLines, Copy, MoveHorizontal, Scissors, Trash2 } from 'lucide-react';
import { duplicate, remove, speak, split } from '#web/features/voiceover-studio/editor/actions.ts';
import { LineText } from '#web/features/voiceover-studio/editor/line-text.tsx';
import {
  useEditorState,
  useOpenVoiceover,
  useTimeline,
} from '#web/features/voiceover-studio/editor/use-editor.ts';
import { useSpeaker } from '#web/features/voiceover-studio/editor/use-speaker.ts';
import { useMessages } from '#web/features/voiceover-studio/messages.ts';
import {
  type Clip,
  changeClip,
  changeSpeed,
  clipOf,
  fitClip,
  moveClip,
  placeOf,
  SPEEDS,
  trimEnd,
} from '#web/features/voiceover-studio/timeline/timeline.ts';
import { useVoices, VoiceButton } from '#web/features/voices/index.ts';
import { endOfClip } from '#web/shared/timeline/clips.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { Select } from '#web/ui/select.tsx';

/** All of the chosen clip, in figures. */
export function ClipTab() {
  const t = useMessages();
  const { canEdit } = useOpenVoiceover();
  const timeline = useTimeline();
  const chosenId = useEditorState((state) => state.chosenId);
  const clip = clipOf(timeline, chosenId);
  if (!clip) return <p className="text-13 text-ink-2">{t('nothingChosen')}</p>;
  return (
    <div className="flex flex-col gap-5">
      {clip.text !== null && <Speech key={clip.clip_id} clip={clip} />}
      <Figures clip={clip} />
      {canEdit && <Actions clip={clip} />}
    </div>
  );
}

function Speech({ clip }: { clip: Clip }) {
  const t = useMessages();
  const { editor, canEdit } = useOpenVoiceover();
  const timeline = useTimeline();
  const speaker = useSpeaker();
  const voices = useVoices({ isStudio: true }).data;
  const isSpeaking = useEditorState(({ speaking }) => speaking.has(clip.clip_id));
  const voiceId = clip.voice_id ?? speaker?.voiceId;
  const place = placeOf(timeline, clip);
  const change = (voice_id: string) => editor.change((now) => changeClip(now, clip.clip_id, { voice_id }));
  return (
    <>
      <Field label={t('text')}>{({ id }) => <LineText id={id} clip={clip} label={t('text')} />}</Field>
      <VoiceButton voice={voices?.find(({ voice_id }) => voice_id === voiceId)} isStudio onSelect={change} />
      {canEdit && (
        <div className="flex flex-wrap gap-2">
          <Button
            isBusy={isSpeaking}
            disabled={!speaker || !clip.text?.trim()}
            onClick={() => speaker && void speak(editor, clip.clip_id, speaker)}
          >
            <AudioLines aria-hidden />
            {t(clip.file_id === null ? 'speak' : 'speakAgain')}
          </Button>
          <Button
            disabled={clip.file_id === null || place === undefined}
            onClick={() => place !== undefined && editor.change((now) => fitClip(now, clip.clip_id, place))}
          >
            <MoveHorizontal aria-hidden />
            {t('fit')}
          </Button>
        </div>
      )}
    </>
  );
}

function Figures({ clip }: { clip: Clip }) {
  const t = useMessages();
  const { editor, canEdit } = useOpenVoiceover();
  const { tracks } = useTimeline();
  const id = clip.clip_id;
  const set = (change: Partial<Clip>) => editor.change((now) => changeClip(now, id, change));
  const inSeconds = { min: 0, max: 86_400, step: 0.1, disabled: !canEdit };
  const ofFade = { ...inSeconds, max: Math.min(60, clip.duration_ms / 1000) };
  return (
    <div className="grid grid-cols-2 gap-3">
      <NumberField
        {...inSeconds}
        label={t('start')}
        value={clip.start_ms / 1000}
        onChange={(s) => editor.change((now) => moveClip(now, id, s * 1000))}
      />
      <NumberField
        {...inSeconds}
        label={t('length')}
        value={clip.duration_ms / 1000}
        onChange={(s) =>
          editor.change((now) => trimEnd(now, id, clip.start_ms + s * 1000, editor.store.getState().files))
        }
      />
      <NumberField
        label={t('speed')}
        value={clip.speed}
        min={SPEEDS.least}
        max={SPEEDS.most}
        step={0.05}
        disabled={!canEdit || clip.file_id === null}
        onChange={(speed) => editor.change((now) => changeSpeed(now, id, speed))}
      />
      <NumberField
        label={t('gain')}
        value={clip.gain_db}
        min={-60}
        max={12}
        step={1}
        disabled={!canEdit}
        onChange={(gain_db) => set({ gain_db })}
      />
      <NumberField
        {...ofFade}
        label={t('fadeIn')}
        value={clip.fade_in_ms / 1000}
        onChange={(s) => set({ fade_in_ms: s * 1000 })}
      />
      <NumberField
        {...ofFade}
        label={t('fadeOut')}
        value={clip.fade_out_ms / 1000}
        onChange={(s) => set({ fade_out_ms: s * 1000 })}
      />
      <Field label={t('track')} className="col-span-2">
        {(control) => (
          <Select
            {...control}
            aria-label={t('track')}
            value={clip.track_id}
            disabled={!canEdit}
            onChange={(track_id) => set({ track_id })}
            options={tracks.map(({ track_id, name }) => ({ value: track_id, label: name }))}
          />
        )}
      </Field>
    </div>
  );
}

function Actions({ clip }: { clip: Clip }) {
  const t = useMessages();
  const { editor, transport } = useOpenVoiceover();
  const playheadMs = useEditorState((state) => state.playheadMs);
  const isUnder = playheadMs > clip.start_ms && playheadMs < endOfClip(clip);
  return (
    <div className="flex gap-1">
      <IconButton
        label={t('split')}
        disabled={!isUnder}
        onClick={() => split(editor, clip.clip_id, transport.nowMs)}
      >
        <Scissors aria-hidden />
      </IconButton>
      <IconButton label={t('duplicate')} onClick={() => duplicate(editor, clip.clip_id)}>
        <Copy aria-hidden />
      </IconButton>
      <IconButton label={t('deleteClip')} onClick={() => remove(editor, clip.clip_id)}>
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  );
}
