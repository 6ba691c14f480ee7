import type { Voiceover, VoiceoverFile } from '@mynah/contract/studio/voiceover';
import type { Clip, Track } from './timeline.ts';
import type { VoiceoverFileRow, VoiceoverRow } from './voiceovers.tables.ts';

export const toFile = (row: VoiceoverFileRow): VoiceoverFile => ({
  file_id: row.id,
  kind: row.kind,
  name: row.name,
  content_type: row.contentType,
  size_bytes: row.sizeBytes,
  duration_ms: row.durationMs,
  has_sound: row.channels > 0,
  peaks: row.peaks ? [...row.peaks] : [],
});

const toTrack = (track: Track): Voiceover['tracks'][number] => ({
  track_id: track.trackId,
  kind: track.kind,
  name: track.name,
  gain_db: track.gainDb,
  is_muted: track.isMuted,
  is_ducked: track.isDucked,
});

const toClip = (clip: Clip): Voiceover['clips'][number] => ({
  clip_id: clip.clipId,
  track_id: clip.trackId,
  file_id: clip.fileId,
  start_ms: clip.startMs,
  source_start_ms: clip.sourceStartMs,
  duration_ms: clip.durationMs,
  speed: clip.speed,
  gain_db: clip.gainDb,
  fade_in_ms: clip.fadeInMs,
  fade_out_ms: clip.fadeOutMs,
  text: clip.text,
  voice_id: clip.voiceId,
});

export const toVoiceover = (
  project: { id: string; name: string },
  { revision, tracks, clips }: VoiceoverRow,
  files: readonly VoiceoverFileRow[],
): Voiceover => ({
  project_id: project.id,
  name: project.name,
  revision,
  tracks: tracks.map(toTrack),
  clips: clips.map(toClip),
  files: files.map(toFile),
});
