import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';

import { EngineFailure, programFlags } from '@mynah/engine-spec';
import type { IpaReader, IpaWord } from '@mynah/text/phonemes';
import {
  type EspeakReply,
  type EspeakRequest,
  type EspeakSettings,
  type EspeakWord,
  longestTextBytes,
} from './espeak-messages.ts';

/** What eSpeak said. The caller owns `samples`. */
export interface EspeakSpeech {
  /** Mono, 16 bit. */
  samples: Int16Array;
  words: { start: number; end: number; startMs: number; endMs: number }[];
}

type Ready = Extract<EspeakReply, { kind: 'ready' }>;
type Answer = Exclude<EspeakReply, Ready>;
type Question = EspeakRequest extends infer One
  ? One extends { id: number }
    ? Omit<One, 'id'>
    : never
  : never;

interface Running {
  child: ChildProcess;
  ready: Promise<Ready>;
  /** Settled by the answer, or with undefined when the process ends first. */
  waiting: Map<number, (answer: Answer | undefined) => void>;
}

/** No segment takes a tenth of this; a process that does not answer by then is stuck. */
const answerTimeoutMs = 20_000;
/** eSpeak itself lives outside of the JavaScript heap; without these V8 keeps 90 MB of room that nobody needs. */
const lean = ['--max-semi-space-size=1', '--max-old-space-size=64', '--optimize-for-size'];
const program = new URL('./espeak-program.ts', import.meta.url);

/** Whether the optional package with eSpeak is installed. Looks for the file and loads nothing. */
export function isEspeakInstalled(): boolean {
  try {
    createRequire(import.meta.url).resolve('@echogarden/espeak-ng-emscripten');
    return true;
  } catch {
    return false;
  }
}

/**
 * eSpeak NG in a process of its own. Starts at the first request, comes back after a crash, and repeats the
 * request that the crash cut off once. Requests may overlap; they are answered in order.
 */
export class EspeakProcess implements IpaReader {
  #running: Running | undefined;
  #nextId = 1;
  #disposed = false;

  /** Of the process that runs now, for supervision. */
  get processId(): number | undefined {
    return this.#running?.child.pid;
  }

  /** Starts the process, if it does not run, and waits until it can speak. */
  async start(): Promise<{ sampleRateHz: number; languages: readonly string[] }> {
    const { sampleRateHz, languages } = await this.#run().ready;
    return { sampleRateHz, languages: languages.flatMap((language) => language.tags) };
  }

  async ipa(text: string, language: string): Promise<IpaWord[]> {
    const answer = await this.#ask({ kind: 'ipa', text: withoutPictures(text), language });
    if (answer.kind !== 'ipa') throw new EngineFailure('broken', 'eSpeak answered another question');
    const toUnit = unitOffsets(text);
    return answer.words.map((word) => ({ ...textSpan(word, toUnit), sounds: word.sounds }));
  }

  async speak(text: string, language: string, settings: EspeakSettings): Promise<EspeakSpeech> {
    const answer = await this.#ask({ kind: 'speak', text: withoutPictures(text), language, settings });
    if (answer.kind !== 'speech') throw new EngineFailure('broken', 'eSpeak answered another question');
    const toUnit = unitOffsets(text);
    const words = answer.words.map(({ startMs, endMs, ...word }) => ({
      ...textSpan(word, toUnit),
      startMs,
      endMs,
    }));
    return { samples: answer.samples, words };
  }

  /** Ends the process. Requests under way are refused. Idempotent. */
  async dispose(): Promise<void> {
    this.#disposed = true;
    this.#running?.child.kill();
    this.#running = undefined;
  }

  async #ask(question: Question): Promise<Answer> {
    if (Buffer.byteLength(question.text) > longestTextBytes) {
      throw new EngineFailure('unsupported', 'The text is too long for eSpeak.');
    }
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const answer = await this.#askOnce(question);
      if (answer?.kind === 'refused' && answer.reason === 'language') {
        throw new EngineFailure('unsupported', `eSpeak has no voice for the language ${question.language}.`);
      }
      if (answer && answer.kind !== 'refused') return answer;
    }
    throw new EngineFailure('unavailable', 'eSpeak stopped while speaking.');
  }

  async #askOnce(question: Question): Promise<Answer | undefined> {
    const running = this.#run();
    await running.ready;
    const id = this.#nextId++;
    return new Promise((resolve) => {
      const timer = setTimeout(() => running.child.kill('SIGKILL'), answerTimeoutMs);
      running.waiting.set(id, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
      running.child.send({ ...question, id } satisfies EspeakRequest, (error) => {
        if (!error) return;
        if (this.#running === running) this.#running = undefined;
        settle(running, id, undefined);
      });
    });
  }

  #run(): Running {
    if (this.#disposed) throw new EngineFailure('unavailable', 'eSpeak was shut down.');
    if (!this.#running) {
      const running = startProgram();
      this.#running = running;
      running.child.once('exit', () => {
        if (this.#running === running) this.#running = undefined;
        for (const id of [...running.waiting.keys()]) settle(running, id, undefined);
      });
    }
    return this.#running;
  }
}

function settle(running: Running, id: number, answer: Answer | undefined): void {
  const resolve = running.waiting.get(id);
  running.waiting.delete(id);
  resolve?.(answer);
}

function startProgram(): Running {
  const child = fork(program, {
    execArgv: [...lean, ...programFlags(program)],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const waiting: Running['waiting'] = new Map();
  const ready = new Promise<Ready>((resolve, reject) => {
    child.once('exit', () => reject(new EngineFailure('unavailable', 'eSpeak didn’t start.')));
    child.once('error', (cause) =>
      reject(new EngineFailure('unavailable', 'eSpeak didn’t start.', { cause })),
    );
    child.on('message', (reply: EspeakReply) => {
      if (reply.kind === 'ready') resolve(reply);
      else settle(running, reply.id, reply);
    });
  });
  // A start that fails is told to whoever asks; nobody may be asking when a crash comes later.
  ready.catch(() => undefined);
  const running: Running = { child, ready, waiting };
  return running;
}

/** eSpeak would read emoji out by name. Offsets stay, as each makes room for a space. */
function withoutPictures(text: string): string {
  return text.replace(/\p{Emoji_Presentation}/gu, ' ');
}

/** UTF-16 offset of every code point, and of the end. */
function unitOffsets(text: string): number[] {
  const offsets = [0];
  for (const character of text) offsets.push(offsets.at(-1)! + character.length);
  return offsets;
}

function textSpan(
  word: Pick<EspeakWord, 'position' | 'length'>,
  toUnit: number[],
): { start: number; end: number } {
  const last = toUnit.length - 1;
  const start = toUnit[Math.min(word.position, last)]!;
  return { start, end: toUnit[Math.min(word.position + word.length, last)]! };
}
