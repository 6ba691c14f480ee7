import { joinSamples } from '@mynah/audio';
import type { TrialSpeaker } from '@mynah/engine-kokoro/trial';
import type { VoiceDefinition } from '@mynah/engine-spec';
import type { Ears } from '../ears.ts';
import { type StockVoice, stockVoices } from '../stock/stock-voices.ts';
import { TimbreSpace } from '../timbre-space.ts';
import { fitResponse, type Response } from './response.ts';

/** Differences of whole voices say less of small steps than trials do. */
const stockTrust = 6;

/** What a search tries voices with: the model, its timbres as a space, and what the encoder makes of that space. */
export class Studio {
  readonly space: TimbreSpace;
  readonly #stock: readonly StockVoice[];
  readonly #responses = new Map<number, Response>();
  readonly #speaker: TrialSpeaker;
  readonly #places: ReadonlyMap<string, readonly number[]>;

  private constructor(speaker: TrialSpeaker, stock: readonly StockVoice[], timbres: readonly Float64Array[]) {
    this.#speaker = speaker;
    this.#stock = stock;
    this.space = new TimbreSpace(timbres);
    const places = timbres.map((timbre) => this.space.place(timbre));
    this.#places = new Map(stock.map(({ voice }, index) => [voice.id, places[index]!]));
  }

  /** With all voices of the engine but those that are not to be leaned on. */
  static async open(speaker: TrialSpeaker, without: readonly string[]): Promise<Studio> {
    const stock = stockVoices.filter(({ voice }) => !without.includes(voice.id));
    const timbres: Float64Array[] = [];
    for (const { voice } of stock) timbres.push(await speaker.timbreOf(voice.id));
    return new Studio(speaker, stock, timbres);
  }

  /** Coordinates of one of the engine's voices. */
  placeOf(voice: string, dimensions: number): readonly number[] {
    return this.#places.get(voice)?.slice(0, dimensions) ?? [];
  }

  /** What the own voices say of the encoders' response in so many directions. */
  response(dimensions: number): Response {
    const known = this.#responses.get(dimensions);
    if (known) return known;
    const places = this.#stock.map(({ voice }) => this.placeOf(voice.id, dimensions));
    const found = responseOfStock(this.#stock, places);
    this.#responses.set(dimensions, found);
    return found;
  }

  /** The phrases in a voice, one after the other; undefined when aborted. */
  async speak(
    phrases: readonly string[],
    definition: VoiceDefinition,
    signal: AbortSignal,
  ): Promise<Float32Array | undefined> {
    const blocks: Float32Array[] = [];
    for (const phrase of phrases) {
      blocks.push(await this.#speaker.speak(phrase, definition, { signal }));
      if (signal.aborted) return undefined;
    }
    return joinSamples(blocks);
  }
}

/** A first idea of the response: what distinguishes the engine's voices in the encoder's ears. */
function responseOfStock(stock: readonly StockVoice[], places: readonly (readonly number[])[]): Response {
  const size = stock[0]!.vector.length;
  const mean = Float64Array.from(
    { length: size },
    (_, at) => stock.reduce((sum, { vector }) => sum + vector[at]!, 0) / stock.length,
  );
  const changes = stock.map(({ vector }, index) => ({
    way: places[index]!,
    effect: mean.map((value, at) => vector[at]! - value),
    weight: 1,
  }));
  const nothing = places[0]!.map(() => new Float64Array(size));
  return fitResponse(changes, nothing, stockTrust);
}

/** Ears, and a studio that is opened when it is first needed. */
export interface CloningTools {
  ears: Ears;
  studio(without: readonly string[]): Promise<Studio>;
}
