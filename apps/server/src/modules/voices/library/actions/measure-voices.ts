import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { makeTemporaryFile } from '../../../../platform/files/temporary-file.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { measureSpeaker, packSpeaker, readSound } from '../../../../platform/speaker-embedding/index.ts';
import { makeWay, renderPreview } from '../../previews/index.ts';
import { type VoiceRow, voices } from '../../registry/voices.tables.ts';
import { sharedVoices } from '../library.tables.ts';

/** After a voice was published: its preview, and how it sounds. */
export async function prepareVoice(platform: Platform, voiceId: string, signal: AbortSignal): Promise<void> {
  const [voice] = await platform.db.select().from(voices).where(eq(voices.id, voiceId));
  if (!voice) return;
  await platform.speech.ready();
  const previewBlob =
    voice.previewBlob ??
    (await makeWay(platform.speech, signal, (turn) => renderPreview(platform, voice, turn)));
  await measureOne(platform, { ...voice, previewBlob }, signal);
}

/** Default voices and those of the library whose preview is there and whose sound is not known. */
export async function measureMissing(platform: Platform, signal: AbortSignal): Promise<void> {
  const missing = await platform.db
    .select({ voice: voices })
    .from(voices)
    .leftJoin(sharedVoices, eq(sharedVoices.voiceId, voices.id))
    .where(
      and(
        isNull(voices.speakerVector),
        isNotNull(voices.previewBlob),
        or(and(isNull(voices.workspaceId), eq(voices.isLegacy, false)), eq(sharedVoices.isInLibrary, true)),
      ),
    );
  for (const { voice } of missing) {
    signal.throwIfAborted();
    await measureOne(platform, voice, signal);
  }
}

/** Without an engine for it nothing is known, and similar voices are fewer. */
async function measureOne(platform: Platform, voice: VoiceRow, signal: AbortSignal): Promise<void> {
  if (voice.previewBlob === null || voice.speakerVector !== null) return;
  if (platform.engines.engines('speaker').length === 0) return;
  const samples = await readBlob(platform, voice.previewBlob, signal);
  const vector = await measureSpeaker(platform, samples, { caller: 'previews', signal, waitsForModel: true });
  if (!vector) return;
  // a preview that was spoken anew meanwhile is another sound
  const isSame = sql`${voices.previewBlob} = ${voice.previewBlob}`;
  await platform.db
    .update(voices)
    .set({ speakerVector: packSpeaker(vector) })
    .where(and(eq(voices.id, voice.id), isSame));
}

async function readBlob(platform: Platform, blob: string, signal: AbortSignal): Promise<Float32Array> {
  const file = await makeTemporaryFile(platform);
  try {
    const stored = await platform.blobs.stream(blob);
    await pipeline(stored, createWriteStream(file.path, { mode: 0o600 }), { signal });
    return await readSound(platform, file.path, signal);
  } finally {
    await file.remove();
  }
}
