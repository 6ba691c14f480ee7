import { gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { studioChapters } from '../src/modules/studio/projects/projects.tables.ts';
import {
  studioChapterSnapshots,
  studioProjectSnapshots,
} from '../src/modules/studio/snapshots/snapshots.tables.ts';
import { newId } from '../src/platform/ids/new-id.ts';
import type { TestApp } from './test-app.ts';

/** Gives a project sound, as a conversion leaves it, without speaking: its bytes are counted up, its words take 100 ms. */
export async function addSnapshot(
  { platform }: TestApp,
  { workspaceId, projectId, text }: { workspaceId: string; projectId: string; text: string },
): Promise<{ snapshotId: string; chapterSnapshotId: string }> {
  const { db, blobs } = platform;
  const chapterSnapshotId = newId();
  const snapshotId = newId();
  const chapter = await ensureChapter(db, projectId);
  const bytes = Uint8Array.from({ length: 1000 }, (_, index) => index % 256);
  const characters = [...text];
  const starts = characters.map((_, index) => index / 50);
  const times = {
    characters,
    character_start_times_seconds: starts,
    character_end_times_seconds: starts.map((start) => start + 0.02),
  };
  const audio = await blobs.put(bytes, chapterSnapshotId);
  const timed = await blobs.put(gzipSync(JSON.stringify(times)), chapterSnapshotId);
  const of = { workspaceId, projectId, createdAt: new Date() };
  await db.insert(studioChapterSnapshots).values({
    ...of,
    id: chapterSnapshotId,
    chapterId: chapter.id,
    name: chapter.name,
    blocks: [],
    audioBlob: audio.key,
    audioBytes: audio.sizeBytes,
    outputFormat: 'mp3_44100_128',
    contentType: 'audio/mpeg',
    durationMs: characters.length * 20,
    peaks: Uint8Array.of(1, 2),
    timesBlob: timed.key,
  });
  await db
    .insert(studioProjectSnapshots)
    .values({ ...of, id: snapshotId, name: 'Now', chapterSnapshotIds: [chapterSnapshotId] });
  return { snapshotId, chapterSnapshotId };
}

async function ensureChapter(db: TestApp['platform']['db'], projectId: string) {
  const [chapter] = await db.select().from(studioChapters).where(eq(studioChapters.projectId, projectId));
  if (chapter) return chapter;
  const made = { id: newId(), projectId, name: 'Sea', place: 0, revision: 0, isMuted: false };
  await db.insert(studioChapters).values({ ...made, blocksOrderChangedAt: new Date() });
  return made;
}
