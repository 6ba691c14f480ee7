import type { LibraryVoice } from '@mynah/contract/voices/voice-library';
import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownVoice, publish } from '../../../../test/library-voices.ts';
import { readRefusal } from '../../../../test/read-refusal.ts';
import { type FormFields, formOf, silence, wavOf } from '../../../../test/speech-files.ts';
import { type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { voices } from '../registry/voices.tables.ts';
import { measureMissing } from './actions/measure-voices.ts';

const story = 'The harbor was quiet when the first boats came in, and nobody had slept through the night.';
const other = 'She counted the steps again, slowly, and wrote the number down on the wall beside the door.';

describe.skipIf(!process.env.CI && !process.env.MYNAH_PACKS)('voices that sound alike', () => {
  let app: TestApp;
  let owner: Person;
  let reader: Person;
  /** `unlisted` is published, and on the operator's list of hidden voices. */
  const unlisted = 'voice-that-the-operator-hides';
  let ids: Record<'woman' | 'man' | 'unshared', string>;
  let recording: File;

  beforeAll(async () => {
    app = await startTestApp({ environment: { MYNAH_HIDDEN_VOICES: unlisted } });
    owner = await soloPerson(app, 'creator');
    reader = await soloPerson(app, 'creator');
    const all = await app.platform.db.select().from(voices).where(isNull(voices.workspaceId));
    const robotOf = (gender: string) => all.find(({ labels }) => labels.gender === gender)!.id;
    const robots = { woman: robotOf('female'), man: robotOf('male') };
    const [woman, man] = await Promise.all([robots.woman, robots.man].map((robot) => say(robot, story)));
    const make = async (sound: Uint8Array, made: { id?: string } = {}) => {
      const wav = Buffer.from(await wavOf(sound).arrayBuffer());
      const { key } = await app.platform.blobs.put(wav, `preview ${wav.length}`);
      return ownVoice(app, owner, { previewBlob: key, ...made });
    };
    ids = { woman: await make(woman!), man: await make(man!), unshared: await make(woman!) };
    await make(man!, { id: unlisted });
    for (const id of [ids.woman, ids.man, unlisted]) await publish(owner, id);
    await measureMissing(app.platform, new AbortController().signal);
    recording = wavOf(await say(robots.man, other));
  });
  afterAll(() => app?.close());

  async function say(voiceId: string, text: string): Promise<Uint8Array> {
    const path = `/v1/text-to-speech/${voiceId}?output_format=pcm_16000&enable_logging=false`;
    const headers = { authorization: `Bearer ${owner.accessToken}` };
    return new Uint8Array(await (await app.fetch(path, { json: { text }, headers })).arrayBuffer());
  }

  const ask = (fields: FormFields) =>
    app.fetch('/v1/similar-voices', {
      method: 'POST',
      body: formOf(fields),
      headers: { authorization: `Bearer ${reader.accessToken}` },
    });
  const find = async (fields: FormFields = {}) =>
    (await (await ask({ audio_file: recording, ...fields })).json()) as {
      voices: LibraryVoice[];
      total_count: number;
    };

  test('[VOI-059] the nearest of the library come first, nothing that is not shared, and no hidden one', async () => {
    const found = (await find()).voices.map(({ voice_id }) => voice_id);
    expect(found).toEqual([ids.man, ids.woman]);
    expect((await find({ top_k: '1' })).voices.map(({ voice_id }) => voice_id)).toEqual([ids.man]);
    expect((await find({ similarity_threshold: '0.5' })).voices.map(({ voice_id }) => voice_id)).toEqual([
      ids.man,
    ]);
    expect(await find({ similarity_threshold: '0' })).toMatchObject({ voices: [], total_count: 0 });
  });

  test('default voices are among them, as voices that everybody has', async () => {
    const { db } = app.platform;
    const [like] = await db.select().from(voices).where(eq(voices.id, ids.man));
    const [byDefault] = await db.select().from(voices).where(eq(voices.isLegacy, false)).limit(1);
    await db.update(voices).set({ speakerVector: like!.speakerVector }).where(eq(voices.id, byDefault!.id));
    const found = (await find()).voices.find(({ voice_id }) => voice_id === byDefault!.id);
    expect(found).toMatchObject({ public_owner_id: 'default', is_added_by_user: true });
  });

  test('what is no speech is refused with words that help', async () => {
    const letter = new File(['no sound at all'], 'letter.mp3', { type: 'audio/mpeg' });
    const refused: [FormFields, number, string][] = [
      [{ audio_file: letter }, 400, 'invalid_audio'],
      [{ audio_file: wavOf(silence(3)) }, 400, 'invalid_audio'],
      [{ audio_file: wavOf(silence(0.2)) }, 400, 'audio_too_short'],
      [{ top_k: '5' }, 400, 'invalid_request'],
    ];
    for (const [fields, status, code] of refused) {
      expect(await readRefusal(await ask(fields))).toMatchObject({ status, code });
    }
    expect((await ask({ audio_file: recording, top_k: '101' })).status).toBe(422);
    expect((await ask({ audio_file: recording, similarity_threshold: '3' })).status).toBe(422);
  });
});
