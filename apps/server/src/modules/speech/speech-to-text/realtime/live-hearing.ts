import type { HeardWord } from '@mynah/transcripts';
import type { Platform } from '../../../../platform/platform.ts';
import { detectSpeech, type EngineTurn, speechFrameMs } from '../work/detect-speech.ts';
import { promptOf } from '../work/run-transcription.ts';
import { transcriber, transcribeSamples } from '../work/transcribe-samples.ts';
import { OpenSpeech } from './open-speech.ts';
import type { RealtimeSettings } from './realtime-settings.ts';
import { Utterance } from './utterance.ts';

/** How speech is told from silence, and when it is over. */
interface HearingSettings extends Pick<RealtimeSettings, 'language'> {
  query: Pick<
    RealtimeSettings['query'],
    | 'commit_strategy'
    | 'vad_silence_threshold_secs'
    | 'vad_threshold'
    | 'min_speech_duration_ms'
    | 'min_silence_duration_ms'
    | 'keyterms'
  >;
}

/** What was committed at once. */
export interface CommittedSpeech {
  /** In seconds of the session. */
  words: HeardWord[];
  language: string;
  endedBy: Utterance['endedBy'];
}

export interface LiveHearingOptions {
  platform: Platform;
  settings: HearingSettings;
  /** Speech without a pause is committed piece by piece, each about as long as this; otherwise when it is over. */
  pieceMs?: number;
  /** Whose turn it is at the engines. */
  turn: EngineTurn;
  /** Runs what is no idleness, however long it takes. */
  whileBusy<T>(work: () => Promise<T>): Promise<T>;
  /** What an utterance says so far. */
  guessed(text: string): Promise<void>;
  committed(speech: CommittedSpeech): Promise<void>;
  fail(cause: unknown): void;
}

/** Sound is looked at when so much of it is new. */
const lookMs = 200;
/** And guessed at again when so much is new. */
const guessMs = 600;
/** A pause of a client that sends nothing at all in it: what comes over a network may be late. */
const lateMs = 1000;
/** Longer speech is settled piece by piece. */
const settleMs = 22_000;

/**
 * Sound in, text out. Two things go on beside each other: looking for pauses, which is quick and never late, and
 * writing down, one utterance after the other. On a slow machine guesses become rare; sound is never left out.
 */
export class LiveHearing {
  readonly #options: LiveHearingOptions;
  #open: Utterance;
  /** Over, and not written down yet. */
  readonly #over: Utterance[] = [];
  #previousText = '';
  #detected: string | undefined;
  #looking: Promise<void> = Promise.resolve();
  #writing: Promise<void> = Promise.resolve();
  #isWriting = false;
  /** Calls off the end of an utterance that nothing follows any more. */
  #hearOn: () => void = () => {};
  #guessing: AbortController | undefined;
  /** No guess before: the machine may be slow. */
  #restsUntil = 0;

  constructor(options: LiveHearingOptions) {
    this.#options = options;
    const { query } = options.settings;
    const listening = {
      frameMs: speechFrameMs(options.platform),
      threshold: query.vad_threshold,
      minSpeechMs: query.min_speech_duration_ms,
      minSilenceMs: query.min_silence_duration_ms,
    };
    this.#open = new Utterance(new OpenSpeech(listening));
  }

  /** Of sound that waits to be dealt with. */
  get waitingMs(): number {
    return this.#over.reduce((sum, { speech }) => sum + speech.lengthMs, this.#open.speech.unheardMs);
  }

  /** Loads the engines, so that the first word need not wait for it. Somebody else's server needs no warming. */
  async warm(): Promise<void> {
    const { platform, turn } = this.#options;
    if (transcriber(platform).isRemote) return;
    const samples = new Float32Array(1600);
    await Promise.all([
      detectSpeech(platform, samples, turn),
      transcribeSamples(platform, { samples, language: 'en', wordTimes: false }, turn),
    ]);
  }

  expect(previousText: string): void {
    this.#previousText = previousText.slice(-200);
  }

  add(samples: Float32Array): void {
    this.#open.speech.add(samples);
    this.#awaitMore();
    if (this.#open.speech.unheardMs >= lookMs) void this.#look(this.#open);
  }

  /** Where pauses commit, one in which nothing is sent does too. */
  #awaitMore(): void {
    const { platform, settings, fail } = this.#options;
    if (settings.query.commit_strategy !== 'vad') return;
    this.#hearOn();
    const ms = settings.query.vad_silence_threshold_secs * 1000 + lateMs;
    this.#hearOn = platform.clock.after(ms, () => void this.endQuiet().catch(fail));
  }

  /** Nothing more comes for now: what was said is over. False when nothing was. */
  async endQuiet(): Promise<boolean> {
    const utterance = this.#open;
    await this.#look(utterance, 0);
    if (utterance !== this.#open) return true;
    if (!utterance.speech.hasSpeech) return false;
    this.#end(utterance.speech.follow());
    return true;
  }

  /** What has come so far is over. */
  commit(): void {
    this.#hearOn();
    this.#open.endedBy = 'client';
    this.#end(this.#open.speech.follow());
  }

  /** Resolves when nothing is being done any more; the signal of the turn has ended it. */
  async ended(): Promise<void> {
    this.#hearOn();
    await this.#looking;
    await this.#writing;
  }

  #end(next: OpenSpeech): void {
    this.#over.push(this.#open);
    this.#open = new Utterance(next);
    this.#guessing?.abort();
    this.#write();
  }

  /** Looks are taken one after the other, at an open utterance when so much of it is new. */
  #look(utterance: Utterance, leastMs = lookMs): Promise<void> {
    const { whileBusy, fail } = this.#options;
    this.#looking = this.#looking
      .then(() => whileBusy(() => this.#lookAt(utterance, leastMs)))
      .catch((cause) => fail(cause));
    return this.#looking;
  }

  async #lookAt(utterance: Utterance, leastMs: number): Promise<void> {
    const { platform, settings, turn } = this.#options;
    const { speech } = utterance;
    const isOpen = utterance === this.#open;
    if (turn.signal.aborted || (isOpen && speech.unheardMs < leastMs)) return;
    const { samples, known } = speech.toHear();
    if (samples.length === 0) return;
    speech.hear(await detectSpeech(platform, samples, turn), known);
    if (utterance !== this.#open) return;
    utterance.dropSilence();
    const pauseMs = settings.query.vad_silence_threshold_secs * 1000;
    const isOver =
      settings.query.commit_strategy === 'vad' && speech.hasSpeech && speech.silenceMs >= pauseMs;
    if (isOver) this.#end(speech.split());
    else this.#write();
  }

  /** One after the other, until there is nothing to do. */
  #write(): void {
    if (this.#isWriting) return;
    this.#isWriting = true;
    const { whileBusy, fail } = this.#options;
    this.#writing = whileBusy(() => this.#writeAll()).catch((cause) => fail(cause));
  }

  async #writeAll(): Promise<void> {
    try {
      while (!this.#options.turn.signal.aborted) {
        const [over] = this.#over;
        if (over) {
          await this.#commit(over);
          this.#over.shift();
        } else if (this.#open.speech.hasSpeech && this.#open.speech.heardMs > this.#pieceMs) {
          await this.#settle(this.#open);
        } else if (this.#mayGuess()) await this.#guess(this.#open);
        else return;
      }
    } finally {
      // together with the last look at what there is: what ends a moment later begins to write anew
      this.#isWriting = false;
    }
  }

  get #pieceMs(): number {
    return this.#options.pieceMs ?? settleMs;
  }

  #mayGuess(): boolean {
    const { speech, guessedMs } = this.#open;
    const isNew = speech.hasSpeech && speech.heardMs - guessedMs >= guessMs;
    return isNew && performance.now() >= this.#restsUntil;
  }

  /** A partial transcript. What ends the utterance meanwhile breaks it off. */
  async #guess(utterance: Utterance): Promise<void> {
    const begun = performance.now();
    utterance.guessedMs = utterance.speech.heardMs;
    this.#guessing = new AbortController();
    const { signal } = this.#guessing;
    try {
      const heard = await this.#hear(utterance.speech.all(), {
        isDraft: true,
        signal: AbortSignal.any([this.#options.turn.signal, signal]),
      });
      if (signal.aborted) return;
      await this.#options.guessed(utterance.show(heard.text));
    } catch (cause) {
      if (!signal.aborted) throw cause;
    } finally {
      this.#guessing = undefined;
      // as long as it took, the machine is left to others: to pauses that are found, and to other people
      this.#restsUntil = performance.now() + (performance.now() - begun);
    }
  }

  /** Speech that is longer than a window: its beginning will not change any more. */
  async #settle(utterance: Utterance): Promise<void> {
    const ms = utterance.speech.cut(this.#pieceMs - 2000)?.endMs ?? this.#pieceMs;
    const words = await this.#hearFront(utterance.speech, ms);
    const isCommitted = this.#options.pieceMs !== undefined;
    utterance.settle(isCommitted ? [] : words, ms);
    if (isCommitted && words.length > 0) await this.#tell(words, utterance);
  }

  async #commit(utterance: Utterance): Promise<void> {
    const { speech, settled } = utterance;
    await this.#look(utterance);
    while (speech.hasSpeech && speech.lengthMs > this.#pieceMs) await this.#settle(utterance);
    const last = speech.hasSpeech ? await this.#hearFront(speech, speech.lengthMs) : [];
    await this.#tell([...settled, ...last], utterance);
  }

  #tell(words: HeardWord[], { endedBy }: Utterance): Promise<void> {
    const language = this.#options.settings.language ?? this.#detected ?? 'en';
    return this.#options.committed({ words, language, endedBy });
  }

  /** Words of the beginning of some speech, in seconds of the session. */
  async #hearFront(speech: OpenSpeech, ms: number): Promise<HeardWord[]> {
    const later = speech.startMs / 1000;
    const { words } = await this.#hear(speech.front(ms), {
      isDraft: false,
      signal: this.#options.turn.signal,
    });
    return words.map((word) => ({ ...word, start: round(word.start + later), end: round(word.end + later) }));
  }

  async #hear(samples: Float32Array, { isDraft, signal }: { isDraft: boolean; signal: AbortSignal }) {
    const { platform, settings, turn } = this.#options;
    const { keyterms = [] } = settings.query;
    const prompt = [promptOf(keyterms), this.#previousText].filter(Boolean).join(' ');
    const request = {
      ...{ samples, language: settings.language, wordTimes: !isDraft, isDraft },
      ...(prompt ? { prompt } : {}),
    };
    const heard = await transcribeSamples(platform, request, { ...turn, signal });
    this.#detected = heard.language;
    return heard;
  }
}

const round = (seconds: number): number => Math.round(seconds * 1000) / 1000;
