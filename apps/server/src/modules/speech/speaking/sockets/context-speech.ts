import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { SoundSpool } from '../../../../platform/sound/index.ts';
import { Generation } from '../../../billing/index.ts';
import type { Speaker } from '../../../voices/engine-voices/index.ts';
import * as library from '../../../voices/library/index.ts';
import type { ResolvedVoice } from '../../../voices/speaking/index.ts';
import { priceWithUses } from '../../generation/index.ts';
import { completeSpeech } from '../complete-speech.ts';
import { type PlannedSpeech, priceSpeech, type SpeechSetup } from '../plan/index.ts';
import {
  type EngineCall,
  openSpeechTrack,
  type SpeechChunk,
  type SpeechTrack,
  speakCalls,
} from '../track/index.ts';

const rememberedCharacters = 200;

/** A piece, ready to be spoken. */
export interface PlannedPiece {
  /** What it costs is counted by it. */
  text: string;
  voice: ResolvedVoice;
  speaker: Speaker;
  calls: Iterable<EngineCall>;
}

/** What a context says, piece by piece: it knows what was said before. */
export interface ContextPlan<Piece> extends Pick<PlannedSpeech, 'shape'> {
  /** Known when the first piece is planned. */
  readonly setup: SpeechSetup;
  /** Undefined for a piece that holds nothing to speak. */
  plan(piece: Piece): PlannedPiece | undefined | Promise<PlannedPiece | undefined>;
  /** The last piece was spoken to its end. */
  wasSpoken(): void;
  /** What was said so far. */
  item(): PlannedSpeech['item'];
}

export interface ContextSpeechOptions<Piece> {
  plan: ContextPlan<Piece>;
  requestId: string;
  /** Ends everything at once. */
  signal: AbortSignal;
  /** Resolves when the client's line took the chunk: a slow reader holds back only itself. */
  onChunk(chunk: SpeechChunk): Promise<void>;
  /** All of a piece was given out. */
  onPieceEnd?(piece: Piece): Promise<void>;
}

/** What a context was, for its last message. */
export interface FinalFacts {
  engine: string | undefined;
  historyItemId: string | undefined;
  warnings: string[];
}

/** What a socket says in one context, spoken piece by piece as one continuous sound; one history item at its end. */
export class ContextSpeech<Piece> {
  readonly #platform: Platform;
  readonly #actor: Actor;
  readonly #options: ContextSpeechOptions<Piece>;
  readonly #plan: ContextPlan<Piece>;
  #generation: Generation | undefined;
  #track: SpeechTrack | undefined;
  #spool: SoundSpool | undefined;
  #speaker: Speaker | undefined;
  /** What was said last: words that are not to be said may come in two pieces. */
  #before = '';

  constructor(platform: Platform, actor: Actor, options: ContextSpeechOptions<Piece>) {
    this.#platform = platform;
    this.#actor = actor;
    this.#options = options;
    this.#plan = options.plan;
  }

  /** Speaks one piece to its end. @throws Failure `quota_exceeded`, `too_many_concurrent_requests`, ... */
  async speak(piece: Piece): Promise<void> {
    const planned = await this.#plan.plan(piece);
    // a piece of dashes or emoji is no fault in the middle of a text
    if (planned) await this.#speakPlanned(planned);
    await this.#options.onPieceEnd?.(piece);
  }

  async #speakPlanned(planned: PlannedPiece): Promise<void> {
    await this.#look(planned);
    this.#generation = await this.#begin(planned);
    await this.#perform(planned, this.#generation);
    await this.#generation.rest();
    this.#plan.wasSpoken();
  }

  /** The last sound; then charge and history. */
  async finish(): Promise<FinalFacts> {
    const track = this.#track;
    const generation = this.#generation;
    if (!track || !this.#speaker || !generation)
      return { engine: undefined, historyItemId: undefined, warnings: [] };
    const { model, format, warnings } = this.#plan.setup;
    const isKept = this.#isKept;
    const last = await track.finish();
    const planned = {
      requestId: this.#options.requestId,
      isKept,
      model,
      format,
      speaker: this.#speaker,
      item: this.#plan.item(),
    };
    const { recording } = track;
    const store = async (of: string) => this.#spool!.store(this.#platform.blobs, of);
    await completeSpeech(this.#platform, this.#actor, { generation, planned, recording, store });
    if (last.bytes.length > 0) await this.#options.onChunk(last);
    const historyItemId = isKept ? generation.id : undefined;
    return { engine: this.#speaker.engine, historyItemId, warnings: warnings.codes };
  }

  /** Frees the encoder; what was spoken and not settled is charged now. Harmless after `finish`. */
  async dispose(): Promise<void> {
    this.#track?.dispose();
    await this.#spool?.remove();
    await this.#generation?.abort();
  }

  get #isKept(): boolean {
    return this.#plan.setup.order.enableLogging;
  }

  async #look({ text, voice: { terms } }: PlannedPiece): Promise<void> {
    const heard = this.#before + text;
    await library.checkSharedText(this.#platform, this.#actor, { terms, text: heard });
    this.#before = heard.slice(-rememberedCharacters);
  }

  /** One generation a context, which holds the credits of each piece. */
  async #begin(piece: PlannedPiece): Promise<Generation> {
    const platform = this.#platform;
    const { model } = this.#plan.setup;
    const priced = priceSpeech(model, [piece]);
    const price = priceWithUses(platform, this.#actor, priced);
    const { characters, voiceRate } = priced;
    const usage = { modelId: model.id, voiceId: piece.voice.id, characters, voiceRate };
    if (!this.#generation) {
      const isKept = this.#isKept;
      const order = { product: 'text-to-speech', price, usage, road: 'streamed', isKept } as const;
      return Generation.begin(platform, this.#actor, order);
    }
    await this.#generation.extend(price, usage);
    return this.#generation;
  }

  /** A piece that ends early is charged as far as it was heard, and ends the context. */
  async #perform(piece: PlannedPiece, generation: Generation): Promise<void> {
    let delivered = 0;
    try {
      for await (const chunk of this.#chunksOf(piece)) {
        await this.#options.onChunk(chunk);
        delivered += chunk.written.length;
      }
      this.#options.signal.throwIfAborted();
    } catch (cause) {
      await generation.abort(delivered);
      throw cause;
    }
  }

  async *#chunksOf({ speaker, calls }: PlannedPiece): AsyncGenerator<SpeechChunk> {
    const { shape, setup } = this.#plan;
    this.#speaker ??= speaker;
    this.#track ??= await this.#openTrack(this.#speaker);
    const { requestId: answer, signal } = this.#options;
    const options = { caller: this.#actor.workspaceId, answer, signal };
    yield* speakCalls(this.#platform, this.#track, { calls, shape, warnings: setup.warnings }, options);
  }

  #openTrack({ sampleRateHz }: Speaker): Promise<SpeechTrack> {
    const { format, settings } = this.#plan.setup;
    const { speed } = settings;
    if (this.#isKept) this.#spool = new SoundSpool(this.#platform, format);
    return openSpeechTrack(this.#platform, { format, speed, sampleRateHz, spool: this.#spool });
  }
}
