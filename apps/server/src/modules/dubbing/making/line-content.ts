import { createHash } from 'node:crypto';
import type { SegmentRow, SpeakerRow } from '../segments.tables.ts';
import type { TargetRow } from '../targets.tables.ts';
import { isOwn } from './voice-of-line.ts';

interface LineContent {
  text: string;
  segment: Pick<SegmentRow, 'startMs' | 'endMs'>;
  speaker: Pick<SpeakerRow, 'id' | 'voice' | 'stability' | 'similarity' | 'style'>;
  target: Pick<TargetRow, 'language' | 'cloningStrength'>;
}

/** Names all that decides how a line sounds: the words, who says them and how, and how long they may last. */
export function contentHashOf({ text, segment, speaker, target }: LineContent): string {
  const voice = isOwn(speaker) || speaker.voice === 'similar' ? [speaker.voice, speaker.id] : [speaker.voice];
  const { stability, similarity, style } = speaker;
  const content = [
    text,
    segment.endMs - segment.startMs,
    voice,
    [stability, similarity, style],
    [target.language, target.cloningStrength],
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 32);
}
