import type { Platform } from '../../../platform/platform.ts';
import type { DubbingRow } from '../dubbings.tables.ts';
import { listSegments, listSpeakers } from '../segments.store.ts';
import { listLines, listTakes } from '../targets.store.ts';
import type { TargetRow } from '../targets.tables.ts';
import type { EdlClip } from './write-edl.ts';

export interface LineClip extends EdlClip {
  audioBlob: string;
}

/** Every spoken line as a clip: `001 Anna.wav`. */
export async function listClips(
  { db }: Platform,
  dubbing: DubbingRow,
  target: TargetRow,
): Promise<LineClip[]> {
  const names = new Map((await listSpeakers(db, dubbing)).map(({ id, name }) => [id, name]));
  const takeIds = new Map((await listLines(db, target)).map(({ segmentId, takeId }) => [segmentId, takeId]));
  const takes = new Map((await listTakes(db, target)).map((take) => [take.id, take]));
  const spoken = (await listSegments(db, dubbing)).flatMap((segment) => {
    const take = takes.get(takeIds.get(segment.id) ?? '');
    return take ? [{ segment, take }] : [];
  });
  return spoken.map(({ segment: { speakerId, startMs }, take: { durationMs, audioBlob } }, at) => {
    const speaker = (names.get(speakerId) ?? '').replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim();
    return { name: `${String(at + 1).padStart(3, '0')} ${speaker}.wav`, startMs, durationMs, audioBlob };
  });
}
