import type { SpeechSegment } from '@mynah/text';
import { findFfmpeg } from '../../../../platform/ffmpeg/find-ffmpeg.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { takeGenerationPlace } from '../../../billing/index.ts';
import type { Speaker } from '../../../voices/index.ts';
import { characterCost, countCharacters } from '../character-cost.ts';
import { SpeechCharge } from '../charge-speech.ts';
import { keepSpeech } from '../keep-speech.ts';
import { planCalls } from '../plan-calls.ts';
import { planSetup } from '../plan-setup.ts';
import { planText } from '../plan-text.ts';
import { speakSegments } from '../speak-segments.ts';
import type { SpeechOrder, SpeechSetup } from '../speech-job.ts';
import { type SpeechChunk, SpeechTrack } from '../speech-track.ts';
import { spokenItemOf } from '../spoken-item.ts';
import type { FinalFacts } from './socket-messages.ts';

export interface ContextSpeechOptions {
  order: SpeechOrder;
  requestId: string;
  /** Ends everything at once. */
  signal: AbortSignal;
  /** Resolves when the client's line took the chunk: a slow reader holds back only itself. */
  onChunk(chunk: SpeechChunk): Promise<void>;
}

interface Piece {
  text: string;
  segments: readonly SpeechSegment[];
}

/** One text of a socket, spoken piece by piece as one continuous sound; kept as one history item at its end. */
export class ContextSpeech {
  readonly #platform: Platform;
  readonly #actor: Actor;
  readonly #options: ContextSpeechOptions;
  readonly #setup: SpeechSetup;
  readonly #charges: SpeechCharge[] = [];
  #track: SpeechTrack | undefined;
  #speaker: Speaker | undefined;
  #spokenText = '';
  #segmentCount = 0;
  /** Of what was said last: helps with pieces too short to tell. */
  #last: { language: string; text: string } | undefined;

  private constructor(platform: Platform, actor: Actor, options: ContextSpeechOptions, setup: SpeechSetup) {
    this.#platform = platform;
    this.#actor = actor;
    this.#options = options;
    this.#setup = setup;
  }

  static async open(platform: Platform, actor: Actor, options: ContextSpeechOptions): Promise<ContextSpeech> {
    return new ContextSpeech(platform, actor, options, await planSetup(platform, actor, options.order));
  }

  /** Speaks one piece to its end. @throws Failure `quota_exceeded`, `too_many_concurrent_requests`, ... */
  async speak(piece: string): Promise<void> {
    // the space of the opening message is no text
    const text = this.#spokenText === '' ? piece.trimStart() : piece;
    const segments = [
      ...planText(text, this.#setup, { whole: false, fallbackLanguage: this.#last?.language }),
    ];
    // a piece of dashes or emoji is no fault in the middle of a text
    if (segments.length === 0) return;
    const place = await takeGenerationPlace(this.#platform, this.#actor);
    try {
      const charge = await this.#hold(text);
      await this.#perform({ text, segments }, charge);
      this.#charges.push(charge);
      this.#spokenText += text;
    } finally {
      await place.release();
    }
  }

  /** The last sound; then charge and history. */
  async finish(): Promise<FinalFacts> {
    const track = this.#track;
    const { warnings } = this.#setup;
    if (!track || !this.#speaker) return { engine: undefined, historyItemId: undefined, warnings: [] };
    const last = await track.finish();
    const { order, model, format } = this.#setup;
    const job = {
      requestId: this.#options.requestId,
      historyItemId: newId(),
      isKept: order.enableLogging,
      model,
      format,
      speaker: this.#speaker,
      item: spokenItemOf(this.#setup, this.#spokenText),
    };
    await keepSpeech(this.#platform, this.#actor, {
      job,
      recording: await track.recording(),
      charges: this.#charges,
    });
    if (last.bytes.length > 0) await this.#options.onChunk(last);
    const historyItemId = job.isKept ? job.historyItemId : undefined;
    return { engine: this.#speaker.engine, historyItemId, warnings: warnings.codes };
  }

  /** Frees the encoder; what was spoken and not settled is charged now. Harmless after `finish`. */
  async dispose(): Promise<void> {
    this.#track?.dispose();
    for (const charge of this.#charges) await charge.settleWhole();
  }

  #hold(text: string): Promise<SpeechCharge> {
    const { rate } = this.#setup.model;
    const credits = characterCost(countCharacters(text), rate);
    return SpeechCharge.reserve(this.#platform, this.#actor, { credits, rate });
  }

  /** A piece that ends early is charged as far as it was heard. */
  async #perform(piece: Piece, charge: SpeechCharge): Promise<void> {
    let delivered = 0;
    try {
      for await (const chunk of this.#chunksOf(piece)) {
        await this.#options.onChunk(chunk);
        delivered += chunk.written.length;
      }
      this.#options.signal.throwIfAborted();
    } catch (cause) {
      await charge.settleDelivered(delivered);
      throw cause;
    }
  }

  async *#chunksOf({ text, segments }: Piece): AsyncGenerator<SpeechChunk> {
    const { signal } = this.#options;
    this.#speaker ??= this.#setup.voice.speakerFor(segments[0]!.language);
    this.#track ??= await this.#openTrack(this.#speaker);
    const calls = planCalls(segments, this.#setup, {
      source: text,
      context: { before: this.#last?.text },
      firstIndex: this.#segmentCount,
      whole: false,
    });
    this.#segmentCount += segments.length;
    this.#last = segments.at(-1);
    const speaking = { caller: this.#actor.workspaceId, signal };
    for await (const spoken of speakSegments(this.#platform.speech, calls, speaking)) {
      yield* this.#track.speak(spoken, this.#setup.warnings.add);
    }
  }

  #openTrack(speaker: Speaker): Promise<SpeechTrack> {
    return SpeechTrack.open({
      format: this.#setup.format,
      sampleRateHz: speaker.sampleRateHz,
      speed: this.#setup.settings.speed,
      ffmpegPath: findFfmpeg(this.#platform),
      records: this.#setup.order.enableLogging,
    });
  }
}
