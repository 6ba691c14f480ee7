import { eq } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import { describeGenerations, type RoadIn } from '../../../../test/generation-suite.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { Failure } from '../../../platform/errors/index.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { generateSpeech } from '../../speech/speaking/actions/generate-speech.ts';
import { createProject } from '../projects/actions/create-project.ts';
import { contentHashOf } from './content-hash.ts';
import { keepTake } from './keep-take.ts';
import { planBlock } from './plan-block.ts';
import { openSpokenProject } from './spoken-project.ts';
import { studioTakes } from './takes.tables.ts';

let app: TestApp;
let voiceId: string;

beforeAll(async () => {
  app = await startTestApp();
  const { apiKey } = await app.owner();
  const listed = await app.fetch('/v2/voices?page_size=1', { apiKey });
  voiceId = ((await listed.json()) as { voices: { voice_id: string }[] }).voices[0]!.voice_id;
});
afterAll(() => app.close());

const text = 'One sentence is said. Then comes another one. And the last one ends it.';

function* breaking<T>(items: Iterable<T>, after: number): Generator<T> {
  let left = after;
  for (const item of items) {
    if (left-- === 0) break;
    yield item;
  }
  throw new Failure('engine_unavailable', 'The engine is broken.');
}

/** A block that is heard while it is made; half of it is no take. */
const road: RoadIn = {
  credits: text.length,
  paysForPart: true,
  countKept: ({ db }, workspaceId) => db.$count(studioTakes, eq(studioTakes.workspaceId, workspaceId)),
  begin: async ({ platform, actor, breaksAfter }) => {
    const project = await createProject(platform, actor, { name: 'A book', chapters: () => [] });
    const block = { id: newId(), nodes: [{ text, voiceId }], delivery: null };
    const spoken = await openSpokenProject(platform, project, [block]);
    const contentHash = contentHashOf(spoken, block)!;
    const plan = async () => {
      const options = { context: {}, seed: 1, requestId: newId(), whole: false };
      const planned = await planBlock(platform, actor, spoken, block, options);
      return breaksAfter === undefined
        ? planned
        : { ...planned, calls: breaking(planned.calls, breaksAfter) };
    };
    const leaving = new AbortController();
    const presence = { signal: leaving.signal, end: () => {} };
    const keeping = keepTake(platform, { takeId: newId(), project, block, contentHash, isAnother: false });
    const { chunks } = await generateSpeech(platform, actor, plan, { presence, whole: false, keeping });
    const reader = chunks[Symbol.asyncIterator]();
    let characters = 0;
    return {
      next: async () => {
        const { done, value } = await reader.next();
        if (!done) characters += value.written.length;
        return !done;
      },
      handedOver: () => characters,
      leave: async () => {
        leaving.abort();
        await reader.return?.();
      },
    };
  },
};

describeGenerations('a block of a studio project', () => ({ app, road }));
