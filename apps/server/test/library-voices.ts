import type { LibraryVoice } from '@mynah/contract/voices/voice-library';
import type { VoiceSharing } from '@mynah/contract/voices/voice-sharing';
import type { Voice } from '@mynah/contract/voices/voices';
import { eq } from 'drizzle-orm';
import { voices } from '../src/modules/voices/registry/voices.tables.ts';
import { newId } from '../src/platform/ids/new-id.ts';
import type { Person } from './team.ts';
import type { TestApp } from './test-app.ts';

type MadeVoice = Partial<typeof voices.$inferInsert>;

/** A clone of a person's as it lies in the database, without the work of cloning: it speaks as a default voice does. */
export async function ownVoice(app: TestApp, { actor }: Person, made: MadeVoice = {}): Promise<string> {
  const { db, clock } = app.platform;
  const [like] = await db.select().from(voices).where(eq(voices.isHouse, false)).limit(1);
  if (!like) throw new Error('there is no default voice');
  const id = made.id ?? newId();
  await db.insert(voices).values({
    ...like,
    id,
    workspaceId: actor.workspaceId,
    creatorUserId: actor.userId,
    name: 'Harbor',
    description: 'A calm voice for long stories',
    category: 'cloned',
    labels: { accent: 'british', gender: 'female', age: 'middle_aged', use_case: 'narration' },
    position: -1,
    createdAt: clock.now(),
    ...made,
  });
  return id;
}

/** Publishes a voice and gives its two public ids. */
export async function publish(
  owner: Person,
  voiceId: string,
  options: Record<string, unknown> = {},
): Promise<{ sharing: VoiceSharing; path: string }> {
  const answer = await owner.call('POST', `/v1/voices/${voiceId}/share-library`, {
    enable_library: true,
    ...options,
  });
  if (answer.status !== 200) throw new Error(`not published: ${JSON.stringify(answer.body)}`);
  const { sharing } = answer.body as { sharing: VoiceSharing };
  return { sharing, path: `${sharing.public_owner_id}/${voiceId}` };
}

export const takeBack = (owner: Person, voiceId: string) =>
  owner.call('POST', `/v1/voices/${voiceId}/share-library`, { enable_library: false });

/** Adds a shared voice and gives the id of the copy. */
export async function add(person: Person, path: string, newName = 'Mine now'): Promise<string> {
  const answer = await person.call('POST', `/v1/voices/add/${path}`, { new_name: newName });
  if (answer.status !== 200) throw new Error(`not added: ${JSON.stringify(answer.body)}`);
  return (answer.body as { voice_id: string }).voice_id;
}

export interface LibraryList {
  voices: LibraryVoice[];
  has_more: boolean;
  total_count: number;
  last_sort_id: string | null;
}

export const listed = async (person: Person, query = ''): Promise<LibraryList> =>
  (await person.call('GET', `/v1/shared-voices?${query}`)).body;

export const voiceOf = async (person: Person, voiceId: string): Promise<Voice> =>
  (await person.call('GET', `/v1/voices/${voiceId}`)).body;

interface Refusal {
  detail?: { status?: string };
}

export async function speakWith(app: TestApp, person: Person, voiceId: string, text: string) {
  const answer = await app.fetch(`/v1/text-to-speech/${voiceId}`, {
    json: { text, model_id: 'eleven_multilingual_v2' },
    headers: { authorization: `Bearer ${person.accessToken}` },
  });
  const bytes = await answer.arrayBuffer();
  const refusal = answer.ok ? undefined : (JSON.parse(Buffer.from(bytes).toString()) as Refusal);
  return {
    status: answer.status,
    cost: Number(answer.headers.get('character-cost')),
    itemId: answer.headers.get('history-item-id') ?? '',
    code: refusal?.detail?.status ?? '',
  };
}
