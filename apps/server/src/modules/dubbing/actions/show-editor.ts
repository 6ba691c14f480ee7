import type { DubbingEditor, DubbingLine, DubbingSpeaker } from '@mynah/contract/dubbing/editor';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listProgress } from '../../../platform/workflows/index.ts';
import { findVisibleVoice } from '../../voices/catalog/index.ts';
import { resourceReader, roleOn } from '../../workspaces/sharing/index.ts';
import { requireReady } from '../dubbing.policy.ts';
import type { DubbingRow } from '../dubbings.tables.ts';
import { toEditor, toLine, toSpeaker } from '../editor.view.ts';
import { isOwn } from '../making/voice-of-line.ts';
import { readTarget } from '../read-full.ts';
import { listSegments, listSpeakers } from '../segments.store.ts';
import type { SpeakerRow } from '../segments.tables.ts';
import { listTargets } from '../targets.store.ts';
import type { TargetRow } from '../targets.tables.ts';

interface Shown {
  dubbing: DubbingRow;
  target: TargetRow;
  /** These alone, where some are named. */
  segmentIds?: readonly string[] | undefined;
}

/** @throws Failure `dubbing_not_dubbed` */
export async function showEditor(
  platform: Platform,
  actor: Actor,
  { dubbing, target, segmentIds }: Shown,
): Promise<DubbingEditor> {
  requireReady(dubbing);
  const wanted = segmentIds && new Set(segmentIds);
  const { db } = platform;
  const speakers = await listSpeakers(db, dubbing);
  const targets = await listTargets(db, [dubbing.id]);
  const runs = targets.flatMap(({ runId }) => runId ?? []);
  const segments = await listSegments(db, dubbing);
  return toEditor({
    dubbing: wanted ? { ...dubbing, peaks: null } : dubbing,
    accessLevel: roleOn(await resourceReader(platform, actor, 'dubbing'), dubbing),
    full: await readTarget(platform, target),
    speakers: new Map(speakers.map((speaker) => [speaker.id, speaker])),
    segments: wanted ? segments.filter(({ id }) => wanted.has(id)) : segments,
    targets,
    progress: await listProgress(db, runs),
    voiceNames: await namesOf(platform, actor, speakers),
  });
}

/** Lines as they are now. */
export async function showLines(
  platform: Platform,
  dubbing: DubbingRow,
  target: TargetRow,
  ids: readonly string[],
): Promise<DubbingLine[]> {
  const speakers = await listSpeakers(platform.db, dubbing);
  const parts = {
    full: await readTarget(platform, target),
    speakers: new Map(speakers.map((speaker) => [speaker.id, speaker])),
  };
  const wanted = new Set(ids);
  const segments = await listSegments(platform.db, dubbing);
  return segments.filter(({ id }) => wanted.has(id)).map((segment) => toLine(parts, segment));
}

export async function showSpeakers(
  platform: Platform,
  actor: Actor,
  dubbing: DubbingRow,
): Promise<DubbingSpeaker[]> {
  const speakers = await listSpeakers(platform.db, dubbing);
  const names = await namesOf(platform, actor, speakers);
  return speakers.map((speaker) => toSpeaker(speaker, names));
}

async function namesOf(
  platform: Platform,
  actor: Actor,
  speakers: readonly SpeakerRow[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const { voice } of speakers.filter((speaker) => !isOwn(speaker))) {
    const found = await findVisibleVoice(platform, actor, voice);
    if (found) names.set(voice, found.name);
  }
  return names;
}
