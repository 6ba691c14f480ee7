import { files } from '@mynah/audio';
import { voices } from '../src/modules/voices/registry/voices.tables.ts';
import { voiceSamples } from '../src/modules/voices/samples/samples.tables.ts';
import type { Database } from '../src/platform/db/database.ts';
import { newId } from '../src/platform/ids/new-id.ts';
import type { TestApp } from './test-app.ts';

type MadeVoice = Partial<typeof voices.$inferInsert> & { workspaceId: string };

export const makeVoice = ({ platform }: TestApp, made: MadeVoice): Promise<string> =>
  insertMadeVoice(platform.db, { createdAt: platform.clock.now(), ...made });

/** A clone as it lies in the database, without the work of cloning: it speaks as a default voice does. */
export async function insertMadeVoice(db: Database, made: MadeVoice): Promise<string> {
  const [like] = await db.select().from(voices).limit(1);
  if (!like) throw new Error('there is no default voice');
  const id = newId();
  const own = { id, name: 'Mine', category: 'cloned' as const, position: -1 };
  await db.insert(voices).values({ ...like, ...own, ...made });
  return id;
}

/** A recording of it: 16 bits, mono, 16 kHz. */
export async function addSample(
  { platform }: TestApp,
  { workspaceId, voiceId, pcm }: { workspaceId: string; voiceId: string; pcm: Uint8Array },
): Promise<string> {
  const id = newId();
  const wav = Buffer.concat([files.wavHeader(16_000, pcm.length), pcm]);
  const { key: soundBlob, sizeBytes } = await platform.blobs.put(wav, id);
  await platform.db.insert(voiceSamples).values({
    id,
    workspaceId,
    voiceId,
    fileName: 'talk.wav',
    contentType: 'audio/wav',
    sizeBytes,
    hash: soundBlob,
    durationMs: pcm.length / 32,
    soundBlob,
    peaks: new Uint8Array(800),
    createdAt: platform.clock.now(),
  });
  return id;
}
