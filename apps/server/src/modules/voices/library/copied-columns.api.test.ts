import { definitionOf } from '@mynah/engine-spec';
import { eq, getTableColumns } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { add, ownVoice, publish } from '../../../../test/library-voices.ts';
import { type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { getVoice } from '../catalog/actions/get-voice.ts';
import { type VoiceRow, voices } from '../registry/voices.tables.ts';
import { asOriginal } from './copied-voice.ts';

/** `same`: as in the original; `own`: another; `none`: nothing of it. */
type Fate = 'same' | 'own' | 'none';

/**
 * What becomes of each column of a voice: in the copy that somebody adds, when that copy speaks, and in what is kept
 * for copies when the voice is deleted. The compiler asks for a new column here, and the test for the truth of it.
 */
const fates: Record<keyof VoiceRow, { added: Fate; spoken: Fate; kept: Fate }> = {
  id: { added: 'own', spoken: 'own', kept: 'own' },
  workspaceId: { added: 'own', spoken: 'own', kept: 'own' },
  homeWorkspaceId: { added: 'own', spoken: 'own', kept: 'none' },
  creatorUserId: { added: 'own', spoken: 'own', kept: 'none' },
  name: { added: 'own', spoken: 'own', kept: 'own' },
  description: { added: 'own', spoken: 'own', kept: 'none' },
  labels: { added: 'own', spoken: 'own', kept: 'same' },
  category: { added: 'same', spoken: 'same', kept: 'same' },
  language: { added: 'same', spoken: 'same', kept: 'same' },
  languages: { added: 'same', spoken: 'same', kept: 'same' },
  engine: { added: 'same', spoken: 'same', kept: 'same' },
  engineVoice: { added: 'same', spoken: 'same', kept: 'same' },
  definition: { added: 'none', spoken: 'same', kept: 'same' },
  sourceVoiceId: { added: 'own', spoken: 'own', kept: 'none' },
  // of a voice that a person shares: never
  isHouse: { added: 'same', spoken: 'same', kept: 'same' },
  isMixed: { added: 'same', spoken: 'same', kept: 'same' },
  isBookmarked: { added: 'own', spoken: 'own', kept: 'same' },
  safetyControl: { added: 'none', spoken: 'none', kept: 'same' },
  safetyReason: { added: 'none', spoken: 'none', kept: 'same' },
  requiresVerification: { added: 'none', spoken: 'none', kept: 'same' },
  verifiedAt: { added: 'none', spoken: 'none', kept: 'same' },
  speakerVector: { added: 'none', spoken: 'same', kept: 'none' },
  previewText: { added: 'same', spoken: 'same', kept: 'same' },
  previewBlob: { added: 'none', spoken: 'same', kept: 'none' },
  isLegacy: { added: 'same', spoken: 'same', kept: 'same' },
  position: { added: 'own', spoken: 'own', kept: 'same' },
  createdAt: { added: 'own', spoken: 'own', kept: 'same' },
  updatedAt: { added: 'own', spoken: 'own', kept: 'same' },
};

let app: TestApp;
let owner: Person;
let reader: Person;
beforeAll(async () => {
  app = await startTestApp();
  owner = await soloPerson(app, 'creator');
  reader = await soloPerson(app, 'creator');
});
afterAll(() => app?.close());

const rowOf = async (where: ReturnType<typeof eq>): Promise<VoiceRow> =>
  (await app.platform.db.select().from(voices).where(where))[0]!;

/** Another value than any voice has by itself, wherever such a voice can still be shared. */
const made: Partial<VoiceRow> = {
  definition: definitionOf('af_heart'),
  isMixed: true,
  safetyReason: 'It was held back once.',
  requiresVerification: true,
  verifiedAt: new Date('2026-01-01T00:00:00Z'),
  speakerVector: new Uint8Array([1, 2, 3, 4]),
  previewText: 'Nobody else says this.',
  createdAt: new Date('2026-01-02T00:00:00Z'),
  updatedAt: new Date('2026-01-03T00:00:00Z'),
};

function expectFates(row: VoiceRow, original: VoiceRow, of: 'added' | 'spoken' | 'kept'): void {
  const found = Object.fromEntries(
    (Object.keys(getTableColumns(voices)) as (keyof VoiceRow)[]).map((column) => {
      const [value, before] = [row[column], original[column]].map((each) => JSON.stringify(each));
      const isNone = row[column] === null || row[column] === false;
      if (fates[column][of] === 'none') return [column, isNone ? 'none' : value];
      return [column, value === before ? 'same' : 'own'];
    }),
  );
  const wanted = Object.entries(fates).map(([column, fate]) => [column, fate[of]]);
  expect(found).toEqual(Object.fromEntries(wanted));
}

test('[VOI-032] a copy has every column of its original, but for those that it is to have of its own', async () => {
  const { key: previewBlob } = await app.platform.blobs.put(Buffer.from('a preview'), newId());
  const voiceId = await ownVoice(app, owner, { ...made, previewBlob });
  const words = { name: 'Retold', description: 'As the library has it', labels: { accent: 'irish' } };
  const { path } = await publish(owner, voiceId, { ...words, notice_period: 30 });
  const copyId = await add(reader, path);
  const original = await rowOf(eq(voices.id, voiceId));
  const copy = await rowOf(eq(voices.id, copyId));
  expectFates(copy, original, 'added');

  const settled = await getVoice(app.platform, reader.actor, copyId);
  expectFates(asOriginal(settled, original), original, 'spoken');

  const gone = await owner.call('DELETE', `/v1/voices/${voiceId}`);
  expect(gone).toMatchObject({ status: 200 });
  const { sourceVoiceId } = await rowOf(eq(voices.id, copyId));
  expectFates(await rowOf(eq(voices.id, sourceVoiceId!)), original, 'kept');
});
