import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { outputFormat } from '@mynah/audio';
import { generationCost } from '@mynah/contract/billing/generation-prices';
import { transcriptionBody } from '@mynah/contract/speech/speech-to-text';
import { UploadedFile } from '@mynah/contract/uploads';
import { and, count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DatabaseGate } from '../../../../test/database-gate.ts';
import { makeNeighbor } from '../../../../test/factories.ts';
import {
  type Begin,
  describeGenerations,
  type RoadIn,
  type Running,
} from '../../../../test/generation-suite.ts';
import { silence, wavOf } from '../../../../test/speech-files.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import type { SpeechPool } from '../../../platform/engines/speech-pool.ts';
import { Failure } from '../../../platform/errors/index.ts';
import { camelize } from '../../../platform/http/camelize.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { workflowJob } from '../../../platform/workflows/index.ts';
import { workflowRuns } from '../../../platform/workflows/workflows.tables.ts';
import { getCreditAccount } from '../../billing/actions/get-credit-account.ts';
import { historyItems } from '../../history/items/items.tables.ts';
import { askForDesigns } from '../../voices/design/ask-designer.ts';
import { voicePreviews } from '../../voices/design/design.tables.ts';
import { makePreviews } from '../../voices/design/make-previews.ts';
import { planDialogue } from '../dialogue/plan-dialogue.ts';
import { generateSpeech } from '../speaking/actions/generate-speech.ts';
import type { PlannedSpeech } from '../speaking/plan/speech-order.ts';
import { ContextSpeech } from '../speaking/sockets/context-speech.ts';
import { cancelTranscription } from '../speech-to-text/actions/cancel-transcription.ts';
import { startTranscription } from '../speech-to-text/actions/start-transcription.ts';
import { SpeechMeter } from '../speech-to-text/realtime/speech-meter.ts';
import { transcriptions } from '../speech-to-text/transcriptions.tables.ts';
import { finishTranscription } from '../speech-to-text/work/finish-transcription.ts';
import { transcribe } from '../speech-to-text/work/transcribe.ts';
import { planRequest } from '../text-to-speech/plan-request.ts';
import { TextPieces } from '../text-to-speech/sockets/text-pieces.ts';

/** The whole server without its worker, and a database that can lose an answer. */
let app: TestApp;
let gate: DatabaseGate;
let voiceId: string;

beforeAll(async () => {
  app = await startTestApp({
    environment: { MYNAH_ROLES: 'api,engine' },
    wayToDatabase: async (url) => {
      gate = await DatabaseGate.open(url);
      return gate.url;
    },
  });
  const { apiKey } = await app.owner();
  const { voices } = (await (await app.fetch('/v2/voices?page_size=1', { apiKey })).json()) as {
    voices: { voice_id: string }[];
  };
  voiceId = voices[0]!.voice_id;
});
afterAll(async () => {
  await app?.close();
  gate?.close();
});

const context = (road: () => RoadIn) => () => ({
  app,
  road: road(),
  loseAnswerToCharge: () =>
    gate.swallowAnswerTo(/insert into "credit_entries"(?:(?!commit\0)[\s\S])*commit\0$/),
});

const broken = (): Failure => new Failure('engine_unavailable', 'The engine is broken.');

function* breaking<T>(items: Iterable<T>, after: number): Generator<T> {
  let left = after;
  for (const item of items) {
    if (left-- === 0) throw broken();
    yield item;
  }
  throw broken();
}

const countItems = async ({ db }: Platform, workspaceId: string): Promise<number> => {
  const [found] = await db
    .select({ items: count() })
    .from(historyItems)
    .where(eq(historyItems.workspaceId, workspaceId));
  return found!.items;
};

const sentences = ['One sentence is said.', 'Then comes another one.', 'And the last one ends it.'];
const text = sentences.join(' ');
const order = { outputFormat: 'pcm_16000', enableLogging: true } as const;

/** Speech over HTTP: chunk by chunk, of which the first is there when it has begun. */
async function speak(
  { platform, actor, breaksAfter }: Begin,
  plan: () => Promise<PlannedSpeech>,
  whole: boolean,
): Promise<Running> {
  const leaving = new AbortController();
  const presence = { signal: leaving.signal, end: () => {} };
  const planBreaking = async (): Promise<PlannedSpeech> => {
    const planned = await plan();
    return breaksAfter === undefined ? planned : { ...planned, calls: breaking(planned.calls, breaksAfter) };
  };
  const { chunks } = await generateSpeech(platform, actor, planBreaking, { presence, whole });
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
}

const speechRoad = (whole: boolean): RoadIn => ({
  credits: text.length,
  paysForPart: !whole,
  countKept: countItems,
  begin: (begin) => {
    const { platform, actor } = begin;
    const plan = () =>
      planRequest(platform, actor, { ...order, voiceId, text }, { requestId: newId(), whole });
    return speak(begin, plan, whole);
  },
});
describeGenerations(
  'a text, streamed',
  context(() => speechRoad(false)),
);
describeGenerations(
  'a text, answered whole',
  context(() => speechRoad(true)),
);

const inputs = () => sentences.map((sentence) => ({ text: sentence, voiceId }));
describeGenerations(
  'a dialogue, streamed',
  context(() => ({
    credits: sentences.join('').length,
    paysForPart: true,
    countKept: countItems,
    begin: (begin) => {
      const { platform, actor } = begin;
      const wish = { ...order, inputs: inputs() };
      const plan = () => planDialogue(platform, actor, wish, { requestId: newId(), whole: false });
      return speak(begin, plan, false);
    },
  })),
);

/** A context of a socket: sentence by sentence, each with credits of its own. */
async function speakContext({ platform, actor, breaksAfter }: Begin): Promise<Running> {
  const leaving = new AbortController();
  let chunks = 0;
  /** Characters of the sentences that were said, and what was heard of the one that is. */
  let [said, heard] = [0, 0];
  const context = new ContextSpeech<string>(platform, actor, {
    plan: await TextPieces.open(platform, actor, { ...order, voiceId, text: '' }),
    requestId: newId(),
    signal: leaving.signal,
    onChunk: async ({ written }) => {
      if (chunks++ === breaksAfter) throw broken();
      heard += written.length;
    },
  });
  const waiting = [...sentences];
  return {
    next: async () => {
      const sentence = waiting.shift();
      if (sentence === undefined) {
        await context.finish();
        return false;
      }
      heard = 0;
      await context.speak(sentence);
      said += sentence.length;
      heard = 0;
      return true;
    },
    handedOver: () => said + heard,
    leave: async () => {
      leaving.abort();
      await context.dispose();
    },
  };
}
describeGenerations(
  'a context of a socket',
  context(() => ({
    credits: sentences.join('').length,
    paysForPart: true,
    countKept: countItems,
    inPieces: true,
    begin: speakContext,
  })),
);

/** eSpeak in the place of the engine that speaks voices which were thought up. */
function speakingMadeVoices({ speech }: Platform): SpeechPool {
  const [espeak] = speech.engines();
  const { name, voices } = espeak!;
  const [like] = voices.filter(({ languages }) => languages.includes('en'));
  const base = { ...like!, id: 'af_heart' };
  return {
    engines: () => [{ ...espeak!, name: 'kokoro', voices: [base] }],
    ready: () => speech.ready(),
    slots: speech.slots,
    waiting: speech.waiting,
    awaited: speech.awaited,
    speak: (_, { definition: __, ...request }, options) =>
      speech.speak(name, { ...request, voice: like!.id }, options),
    stop: async () => {},
  };
}

/** The previews of a voice that was described: held when the designer is asked, charged when all are spoken. */
async function preview({ platform: { ...platform }, actor, breaksAfter }: Begin): Promise<Running> {
  platform.speech = speakingMadeVoices(platform);
  const leaving = new AbortController();
  const { signal } = leaving;
  const caller = actor.workspaceId;
  let goOn = (): void => {};
  const mayGoOn = new Promise<void>((resolve, reject) => {
    goOn = resolve;
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  let work: Promise<unknown> = Promise.resolve();
  await new Promise<void>((resolve, reject) => {
    const make = async () => {
      resolve();
      await mayGoOn;
      if (breaksAfter !== undefined) throw broken();
      return askForDesigns(platform, { description: 'Calm.', seed: 1, count: 1 }, { caller, signal });
    };
    const wish = { description: 'Calm.', script: { text, language: 'en' }, seed: 1, loudness: 0.5 };
    const price = { credits: text.length, isStreamed: false, format: outputFormat('mp3_44100_128') };
    work = makePreviews(platform, actor, { order: { ...wish, ...price }, make, signal });
    work.catch(reject);
  });
  return {
    next: async () => {
      goOn();
      await work;
      return false;
    },
    handedOver: () => 0,
    leave: async () => {
      leaving.abort();
      await work.catch(() => {});
    },
  };
}
describeGenerations(
  'a preview of a voice',
  context(() => ({
    credits: text.length,
    paysForPart: false,
    countKept: async ({ db }, workspaceId) =>
      db.$count(voicePreviews, eq(voicePreviews.workspaceId, workspaceId)),
    begin: preview,
  })),
);

/** Live transcription: ten seconds at a time. */
const liveMs = 50_000;
const liveCost = (ms: number): number => generationCost('speech-to-text', ms);
describeGenerations(
  'live transcription',
  context(() => ({
    credits: liveCost(liveMs),
    held: liveCost(60_000),
    paysForPart: true,
    begin: async ({ platform, actor, breaksAfter }) => {
      const meter = await SpeechMeter.open(platform, actor, {
        product: 'speech-to-text',
        modelId: 'scribe_v2_realtime',
      });
      let heardMs = 0;
      let steps = 0;
      return {
        next: async () => {
          if (heardMs === liveMs) {
            await meter.close();
            return false;
          }
          if (steps++ === breaksAfter) throw broken();
          await meter.use(10_000);
          heardMs += 10_000;
          return true;
        },
        handedOver: () => (heardMs === 0 ? 0 : liveCost(heardMs)),
        leave: () => meter.close(),
      };
    },
  })),
);

test('of live transcription each minute is charged when it is over, and one too many is refused', async () => {
  const actor = await makeNeighbor(app, 'starter');
  const minute = liveCost(60_000);
  const meter = await SpeechMeter.open(app.platform, actor, {
    product: 'speech-to-text',
    modelId: 'scribe_v2_realtime',
  });
  const account = async () => {
    const { used, reserved } = await getCreditAccount(app.platform, actor.workspaceId);
    return { used, reserved };
  };
  await meter.use(59_000);
  expect(await account()).toEqual({ used: 0, reserved: minute });
  await meter.use(2_000);
  expect(await account()).toEqual({ used: minute, reserved: minute });
  await meter.close();
  expect(await account()).toEqual({ used: minute + liveCost(1_000), reserved: 0 });
});

describe.skipIf(!process.env.CI && !process.env.MYNAH_PACKS)('with a recognizer', () => {
  const seconds = 90;
  let path: string;

  beforeAll(async () => {
    path = join(app.platform.dataFolder, 'quiet.wav');
    await writeFile(path, Buffer.from(await wavOf(silence(seconds)).arrayBuffer()));
  });

  const countDone = async ({ db }: Platform, workspaceId: string): Promise<number> => {
    const isDone = and(eq(transcriptions.workspaceId, workspaceId), eq(transcriptions.state, 'done'));
    const [found] = await db.select({ rows: count() }).from(transcriptions).where(isDone);
    return found!.rows;
  };
  const input = () => {
    const file = new UploadedFile({ path, fileName: 'quiet.wav', contentType: 'audio/wav', sizeBytes: 0 });
    return camelize(transcriptionBody, transcriptionBody.parse({ model_id: 'scribe_v2', file }));
  };
  describeGenerations(
    'a transcript',
    context(() => ({
      credits: generationCost('speech-to-text', seconds * 1000),
      paysForPart: false,
      outlivesProcess: true,
      countKept: countDone,
      begin: async ({ platform, actor, breaksAfter }) => {
        const options = {
          requestId: newId(),
          signal: new AbortController().signal,
          isAwaited: true,
          isKept: true,
        };
        const key = await startTranscription(platform, actor, input(), options);
        const [run] = await platform.db.select().from(workflowRuns).where(eq(workflowRuns.id, key.id));
        const worker = workflowJob(platform, {
          ...transcribe,
          run: async (_, work) => {
            if (breaksAfter !== undefined) throw broken();
            await finishTranscription(platform, work);
          },
        });
        const lastTry = { attempt: transcribe.retryLimit, signal: options.signal, advanced: async () => {} };
        return {
          next: async () => {
            await worker.run({ id: run!.jobId, payload: { runId: key.id }, ...lastTry });
            if (breaksAfter !== undefined) throw broken();
            return false;
          },
          handedOver: () => 0,
          leave: () => cancelTranscription(platform, key),
        };
      },
    })),
  );
});
