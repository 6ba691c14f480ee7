import type { TaskName, TaskPart } from '@mynah/engine-spec/tasks';
import { expect, test } from 'vitest';
import { ManualClock } from '../../../../../test/manual-clock.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { IdleClock } from '../../../../platform/sockets/index.ts';
import { LiveHearing } from './live-hearing.ts';
import { readSettings } from './realtime-settings.ts';

const idleSeconds = 60;
const frameMs = 32;
const second = (level: number): Float32Array => new Float32Array(16_000).fill(level);

interface Message {
  message_type: string;
  text: string;
}

/**
 * A session on a machine that is as slow as it is told to be: loud is speech, and each stretch of it is written down
 * when `finish` is called.
 */
function listen(query: object = {}, options: { pieceMs?: number } = {}) {
  const clock = new ManualClock();
  const messages: Message[] = [];
  const waiting: { isDraft: boolean; answer: () => void }[] = [];
  const wakes: (() => void)[] = [];
  const note = (): void => {
    for (const wake of wakes.splice(0)) wake();
  };
  async function* run(
    task: TaskName,
    request: { samples: Float32Array; isDraft?: boolean },
    { signal }: { signal: AbortSignal },
  ) {
    if (task === 'voice-activity') {
      const frames = Math.floor(request.samples.length / 16 / frameMs);
      const probabilities = Float32Array.from(
        { length: frames },
        (_, at) => request.samples[at * 16 * frameMs]!,
      );
      yield { probabilities };
      return;
    }
    await new Promise<void>((resolve) => {
      waiting.push({ isDraft: request.isDraft === true, answer: resolve });
      signal.addEventListener('abort', () => resolve(), { once: true });
      note();
    });
    yield { type: 'language', language: 'en', probability: 1 } satisfies TaskPart<'transcription'>;
    const words = [{ text: 'Hello.', spaceBefore: false, startMs: 0, endMs: 400, logProbability: 0 }];
    yield { type: 'text', text: 'Hello.', words, noSpeech: 0 } satisfies TaskPart<'transcription'>;
  }
  const engines = {
    engines: (task: TaskName) => [{ task, name: 'slow', isRemote: true, traits: { frameMs } }],
    run,
  };
  let idleTimes = 0;
  const idle = new IdleClock(idleSeconds, () => idleTimes++, clock);
  const leaving = new AbortController();
  const hearing = new LiveHearing({
    platform: { clock, engines } as never as Platform,
    settings: readSettings({ modelId: 'scribe_v2_realtime', ...query }),
    turn: { caller: 'a', signal: leaving.signal },
    ...options,
    whileBusy: (work) => idle.whileBusy(work),
    guessed: async (text) => {
      messages.push({ message_type: 'partial_transcript', text });
      note();
    },
    committed: async ({ words }) => {
      const text = words.map((word) => word.text).join(' ');
      messages.push({ message_type: 'committed_transcript', text });
      note();
    },
    fail: (cause) => {
      throw cause;
    },
  });
  const until = async (isSo: () => boolean): Promise<void> => {
    while (!isSo()) await new Promise<void>((resolve) => wakes.push(resolve));
  };
  return {
    hearing,
    clock,
    messages,
    idleTimes: () => idleTimes,
    /** Resolves when the final words are being written; then writes whatever is asked. */
    finish: async () => {
      await until(() => waiting.some(({ isDraft }) => !isDraft));
      return () => {
        for (const { answer } of waiting.splice(0)) answer();
      };
    },
    next: async (type: string) => {
      await until(() => messages.some(({ message_type }) => message_type === type));
      return messages.find(({ message_type }) => message_type === type)!;
    },
  };
}

test('a commit that is worked on is no idleness, however slow the machine is', async () => {
  const { hearing, clock, finish, next, idleTimes, messages } = listen();
  hearing.add(second(1));
  hearing.commit();
  const answer = await finish();
  clock.advance(30 * 60_000);
  expect([idleTimes(), messages]).toEqual([0, []]);
  answer();
  expect((await next('committed_transcript')).text).toBe('Hello.');
  await hearing.ended();
  clock.advance(idleSeconds * 1000);
  expect(idleTimes()).toBe(1);
});

test('where pauses commit, sound that just stops is over as well', async () => {
  const { hearing, clock, finish, next } = listen({ commitStrategy: 'vad', vadSilenceThresholdSecs: '0.5' });
  hearing.add(second(1));
  clock.advance(1499);
  hearing.add(second(1));
  clock.advance(1499);
  clock.advance(1);
  (await finish())();
  expect((await next('committed_transcript')).text).toBe('Hello.');
});

test('silence that just stops commits nothing; what was said before a client fell silent is not lost', async () => {
  const { hearing, finish, next } = listen();
  hearing.add(second(0));
  expect(await hearing.endQuiet()).toBe(false);
  hearing.add(second(1));
  expect(await hearing.endQuiet()).toBe(true);
  (await finish())();
  expect((await next('committed_transcript')).text).toBe('Hello.');
});

test('speech without a pause is committed piece by piece where that is wanted', async () => {
  const { hearing, finish, next } = listen({}, { pieceMs: 4000 });
  for (let at = 0; at < 6; at++) hearing.add(second(1));
  (await finish())();
  expect((await next('committed_transcript')).text).toBe('Hello.');
});
