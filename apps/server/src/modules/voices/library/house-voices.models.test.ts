import type { LibraryVoice } from '@mynah/contract/voices/voice-library';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { add } from '../../../../test/library-voices.ts';
import { type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { voices } from '../registry/voices.tables.ts';
import { changeShare } from './library.store.ts';
import { syncHouseVoices } from './sync-house-voices.ts';

interface Page {
  voices: LibraryVoice[];
  has_more: boolean;
  total_count: number;
}

describe.skipIf(!process.env.CI && !process.env.MYNAH_PACKS)('the library of a fresh server', () => {
  let app: TestApp;
  let reader: Person;
  beforeAll(async () => {
    app = await startTestApp({ neuralVoices: true });
    reader = await soloPerson(app, 'free');
  });
  afterAll(() => app?.close());

  const get = async (path: string) => {
    const answer = await app.fetch(path, { headers: { authorization: `Bearer ${reader.accessToken}` } });
    expect(answer.status).toBe(200);
    return answer;
  };
  const list = async (query: string) => (await (await get(`/v1/shared-voices?${query}`)).json()) as Page;
  const speak = (voiceId: string, text: string) =>
    app.fetch(`/v1/text-to-speech/${voiceId}?output_format=pcm_16000&enable_logging=false`, {
      json: { text },
      headers: { authorization: `Bearer ${reader.accessToken}` },
    });

  test('[VOI-001] holds hundreds of voices, page after page, each once', async () => {
    const names = new Set<string>();
    let page: Page | undefined;
    for (let number = 0; !page || page.has_more; number++) {
      page = await list(`page_size=100&page=${number}`);
      for (const voice of page.voices) {
        names.add(voice.name);
        expect(voice).toMatchObject({ public_owner_id: 'house', category: 'generated', rate: null });
      }
    }
    expect(page.total_count).toBeGreaterThanOrEqual(200);
    expect(names.size).toBe(page.total_count);
    // none stands among the voices that a page offers by itself
    const { voices: offered } = (await (await get('/v2/voices?page_size=100')).json()) as Page;
    expect(offered.filter(({ category }) => category === 'generated')).toEqual([]);
  });

  test('[VOI-052] is searched by language, accent, age, gender, use and words', async () => {
    for (const [query, holds] of [
      ['language=fr', ({ language }) => language === 'fr'],
      ['accent=british', ({ accent }) => accent === 'british'],
      ['gender=female&age=old', ({ gender, age }) => gender === 'female' && age === 'old'],
      ['use_cases=characters', ({ use_case }) => use_case === 'characters'],
      ['search=audiobooks', ({ description }) => description!.includes('audiobooks')],
    ] as [string, (voice: LibraryVoice) => boolean][]) {
      const { voices: found, total_count } = await list(`page_size=100&${query}`);
      expect(total_count).toBeGreaterThan(4);
      expect(total_count).toBeLessThan(150);
      expect(found.every(holds)).toBe(true);
    }
  });

  test('[VOI-032] voices speak by their ids, are heard, liked and added, and their uses counted', async () => {
    const english = (await list('language=en&page_size=100')).voices;
    for (const place of [0, 41]) {
      const spoken = await speak(english[place]!.voice_id, 'Good morning.');
      expect((await spoken.arrayBuffer()).byteLength).toBeGreaterThan(16_000);
    }
    const { voice_id, public_owner_id, preview_url } = english[3]!;
    const preview = await get(new URL(preview_url!).pathname);
    expect((await preview.arrayBuffer()).byteLength).toBeGreaterThan(20_000);
    const [row] = await app.platform.db.select().from(voices).where(eq(voices.id, voice_id));
    expect(row?.previewBlob).not.toBeNull();

    const like = `/v1/public/shared-voices/${public_owner_id}/${voice_id}/bookmark`;
    const headers = { authorization: `Bearer ${reader.accessToken}` };
    expect((await app.fetch(like, { json: { bookmarked: true }, headers })).status).toBe(200);
    expect((await list('bookmarked=true')).voices.map((voice) => voice.voice_id)).toEqual([voice_id]);
    const copyId = await add(reader, `${public_owner_id}/${voice_id}`);
    const copy = await (await get(`/v1/voices/${copyId}`)).json();
    expect(copy).toMatchObject({ sharing: { status: 'copied' } });
    expect((await speak(copyId, 'Good evening.')).status).toBe(200);
    expect(
      (await list('search=&page_size=100')).voices.find((one) => one.voice_id === voice_id),
    ).toMatchObject({ is_added_by_user: true, is_bookmarked: true, cloned_by_count: 1 });
  });

  test('a voice that staff took out stays out when the server starts again, and nothing is there twice', async () => {
    const before = await list('page_size=2');
    const [blocked, removed] = before.voices;
    const { db } = app.platform;
    await db.update(voices).set({ safetyControl: 'BAN' }).where(eq(voices.id, blocked!.voice_id));
    await changeShare(db, removed!.voice_id, { isInLibrary: false });
    await syncHouseVoices({ ...app.platform });
    const after = await list('page_size=100');
    expect(after.total_count).toBe(before.total_count - 2);
    const names = after.voices.map(({ voice_id }) => voice_id);
    expect(names).not.toContain(blocked!.voice_id);
    expect(names).not.toContain(removed!.voice_id);
  });
});
