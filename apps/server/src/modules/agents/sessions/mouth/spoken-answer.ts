import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type planning, tracks } from '../../../speech/speaking/index.ts';
import { TextPieces } from '../../../speech/text-to-speech/index.ts';
import { Clauses } from './clauses.ts';
import { Playback, type PlaybackOptions } from './playback.ts';
import { speakableText } from './speakable-text.ts';

export interface SpokenAnswerOptions extends Omit<PlaybackOptions, 'clock' | 'format'> {
  platform: Platform;
  actor: Actor;
  order: planning.SpeechOrder;
  /** Names it to the engines: answers take turns. */
  answerId: string;
  /** Ends it at once. */
  signal: AbortSignal;
  fail(cause: unknown): void;
}

/** One answer, spoken while it is written: clauses go to the engine as they come, and out to the client in real time. */
export class SpokenAnswer {
  readonly #options: SpokenAnswerOptions;
  readonly #clauses = new Clauses();
  readonly #plan: Promise<TextPieces>;
  readonly #leaving = new AbortController();
  #playback: Playback | undefined;
  #isHeld = false;
  #track: tracks.SpeechTrack | undefined;
  /** Ends when all that was asked so far is made. */
  #work: Promise<void> = Promise.resolve();

  constructor(options: SpokenAnswerOptions) {
    this.#options = options;
    this.#plan = TextPieces.open(options.platform, options.actor, options.order);
    this.#plan.catch(() => {}); // told by the first piece
  }

  /** What the model writes, as it comes. */
  write(text: string): void {
    for (const piece of this.#clauses.push(text)) this.#speak(piece, false);
  }

  /** What came so far is said now: a tool takes its time. */
  flush(): void {
    const rest = this.#clauses.end();
    if (rest !== undefined) this.#speak(rest, false);
  }

  /** A word to fill a silence: heard, and no part of the answer. */
  fill(text: string): void {
    this.#speak(text, true);
  }

  /** No more is written. */
  end(): void {
    this.flush();
    this.#then(async () => {
      const playback = await this.#open();
      if (this.#track) await playback.add(await this.#track.finish(), false);
      playback.end();
    });
  }

  hold(): void {
    this.#isHeld = true;
    this.#playback?.hold();
  }

  resume(): void {
    this.#isHeld = false;
    this.#playback?.resume();
  }

  /** Cuts it off. Gives what was heard. */
  cut(): string {
    const heard = this.#playback?.heardText ?? '';
    this.#leaving.abort();
    this.#playback?.cut();
    return heard;
  }

  /** Engine and encoder are free when this resolves. */
  async dispose(): Promise<void> {
    this.#leaving.abort();
    this.#playback?.cut();
    await this.#work;
    this.#track?.dispose();
  }

  #speak(piece: string, isFiller: boolean): void {
    const text = speakableText(piece);
    if (!/[\p{L}\p{N}]/u.test(text)) return;
    this.#then(() => this.#perform(text, isFiller));
  }

  #then(step: () => Promise<void>): void {
    this.#work = this.#work.then(async () => {
      if (this.#isLeft) return;
      await step().catch((cause: unknown) => {
        if (!this.#isLeft) this.#options.fail(cause);
      });
    });
  }

  get #isLeft(): boolean {
    return this.#leaving.signal.aborted || this.#options.signal.aborted;
  }

  async #perform(text: string, isFiller: boolean): Promise<void> {
    const { platform, actor, answerId, signal } = this.#options;
    const plan = await this.#plan;
    const planned = plan.plan(text);
    if (!planned) return;
    const playback = await this.#open();
    const { format, settings, warnings } = plan.setup;
    const { sampleRateHz } = planned.speaker;
    this.#track ??= await tracks.openSpeechTrack(platform, {
      format,
      speed: settings.speed,
      sampleRateHz,
      spool: undefined,
    });
    const all = AbortSignal.any([signal, this.#leaving.signal]);
    const options = { caller: actor.workspaceId, answer: answerId, signal: all };
    for await (const chunk of tracks.speakCalls(
      platform,
      this.#track,
      { calls: planned.calls, warnings },
      options,
    ))
      await playback.add(chunk, isFiller);
    all.throwIfAborted();
    plan.wasSpoken();
  }

  async #open(): Promise<Playback> {
    const { setup } = await this.#plan;
    this.#playback ??= new Playback({
      ...this.#options,
      clock: this.#options.platform.clock,
      format: setup.format,
    });
    if (this.#isHeld) this.#playback.hold();
    return this.#playback;
  }
}
