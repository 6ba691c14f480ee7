import type { TrackKind } from '@mynah/contract/studio/project-values';
import type { Editor } from '#web/features/voiceover-studio/editor/editor-store.ts';
import { message } from '#web/features/voiceover-studio/messages.ts';
import {
  addClips,
  type Clip,
  clipOf,
  deleteClip,
  duplicateClip,
  giveSpeech,
  splitClip,
  type Timeline,
} from '#web/features/voiceover-studio/timeline/timeline.ts';
import {
  readCaptions,
  speakLine,
  type VoiceoverFile,
} from '#web/features/voiceover-studio/voiceovers.requests.ts';
import { endOfClip, lengthOf } from '#web/shared/timeline/clips.ts';
import { answerOrToast } from '#web/ui/ok-or-toast.ts';
import { toast } from '#web/ui/toast.tsx';

const trackOf = ({ tracks }: Timeline, kind: TrackKind): string =>
  (tracks.find((track) => track.kind === kind) ?? tracks[0])?.track_id ?? '';

const newClip = (track_id: string, more: Partial<Clip>): Clip => ({
  clip_id: crypto.randomUUID(),
  track_id,
  file_id: null,
  start_ms: 0,
  source_start_ms: 0,
  duration_ms: 1000,
  speed: 1,
  gain_db: 0,
  fade_in_ms: 0,
  fade_out_ms: 0,
  text: null,
  voice_id: null,
  ...more,
});

/** A film goes on top at the beginning, a sound below, where the playhead is; the first of all is the top. */
export function placeFile(editor: Editor, file: VoiceoverFile, atMs: number): void {
  editor.addFile(file);
  const { timeline } = editor;
  const isTop = file.kind === 'film' || timeline.clips.length === 0;
  const track = trackOf(timeline, isTop ? 'film' : 'effects');
  const onTop = timeline.clips.filter(({ track_id }) => track_id === track);
  const start_ms = isTop ? Math.max(0, ...onTop.map(endOfClip)) : Math.round(atMs);
  const clip = newClip(track, { file_id: file.file_id, duration_ms: file.duration_ms, start_ms });
  editor.change((now) => addClips(now, [clip]));
  editor.choose(clip.clip_id);
}

/** A line to be written, at the playhead. */
export function addLine(editor: Editor, { atMs, voiceId }: { atMs: number; voiceId: string | null }): void {
  const line = newClip(trackOf(editor.timeline, 'speech'), {
    start_ms: Math.round(atMs),
    duration_ms: 2000,
    text: '',
    voice_id: voiceId,
  });
  editor.change((timeline) => addClips(timeline, [line]));
  editor.choose(line.clip_id);
}

/** Each caption is a line that is not spoken yet. */
export async function addCaptions(editor: Editor, file: File, voiceId: string | null): Promise<void> {
  const captions = await answerOrToast(readCaptions(file));
  if (!captions) return;
  const track = trackOf(editor.timeline, 'speech');
  const lines = captions.map(({ start_ms, end_ms, text }) =>
    newClip(track, { start_ms, duration_ms: Math.max(1, end_ms - start_ms), text, voice_id: voiceId }),
  );
  editor.change((timeline) => addClips(timeline, lines));
  toast.success(message('captionsAdded', { count: lines.length }));
}

export const isUnspoken = ({ file_id, text }: Clip): boolean => file_id === null && Boolean(text?.trim());

interface Speaker {
  voiceId: string;
  modelId: string;
}

/** Speaks a line as it is written now; what was changed or deleted meanwhile stays so. */
export async function speak(editor: Editor, clipId: string, speaker: Speaker): Promise<boolean> {
  const clip = clipOf(editor.timeline, clipId);
  const text = clip?.text?.trim();
  if (!clip || !text) return true;
  editor.setSpeaking(clipId, true);
  const { modelId } = speaker;
  const order = { text, voiceId: clip.voice_id ?? speaker.voiceId, modelId };
  const file = await answerOrToast(speakLine(editor.projectId, order)).finally(() =>
    editor.setSpeaking(clipId, false),
  );
  if (!file) return false;
  editor.addFile(file);
  editor.change((now) => giveSpeech(now, clipId, { id: file.file_id, durationMs: file.duration_ms }));
  return true;
}

/** One after the other; the first that is refused ends it, for the next would be too. */
export async function speakAll(editor: Editor, speaker: Speaker): Promise<void> {
  for (const { clip_id } of editor.timeline.clips.filter(isUnspoken))
    if (!(await speak(editor, clip_id, speaker))) return;
}

export function split(editor: Editor, clipId: string, atMs: number): void {
  editor.change((timeline) => splitClip(timeline, clipId, Math.round(atMs), crypto.randomUUID()));
}

export function duplicate(editor: Editor, clipId: string): void {
  const copyId = crypto.randomUUID();
  editor.change((timeline) => duplicateClip(timeline, clipId, copyId));
  editor.choose(copyId);
}

export function remove(editor: Editor, clipId: string): void {
  editor.change((timeline) => deleteClip(timeline, clipId));
  editor.choose(undefined);
}

/** At least a minute is drawn, and room behind the last clip. */
export const drawnMs = (timeline: Timeline): number => Math.max(60_000, lengthOf(timeline) + 15_000);
