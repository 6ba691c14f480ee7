import type { ChannelCount } from '../channels.ts';
import { joinSamples } from '../join-samples.ts';
import { findSplice } from './find-splice.ts';
import { SlidingSound } from './sliding-sound.ts';
import { spliceInto } from './splice.ts';
import type { TimeMap } from './time-map.ts';

export interface TimeStretcherOptions {
  sampleRateHz: number;
  /** 2: interleaved, in whole pairs; both sides are cut at the same places, so that the picture stays. Default 1. */
  channels?: ChannelCount;
  /** `TimeMap.even(1.25)` is a quarter longer; speech from 0.5 to 2 stays clean. */
  map: TimeMap;
}

/** One decision; a splice fades over so much. */
const stepMs = 10;
/** How far the sound may be from the plan: a period of the deepest voice must fit in twice. */
const reachMs = 24;
/** As long as a period of the deepest voice, and as far as a splice leaps. */
const comparedMs = 18;
/** Enough for a first search of what is alike. */
const searchRateHz = 8000;
/** Of the loudest of late, what is not heard beside it: 30 dB less. */
const unheard = 1e-3;
const decayMs = 500;

/**
 * Makes a sound longer or shorter at the same pitch while it streams, by waveform similarity (WSOLA: Verhelst and
 * Roelands, ICASSP 1993) with splices that wait for the place where they are heard least. The result is as long as the
 * map says, to the sample, and never more than 24 ms away from it. The output is the same whatever the blocks.
 */
export class TimeStretcher {
  readonly #rateHz: number;
  readonly #channels: ChannelCount;
  readonly #map: TimeMap;
  readonly #sound: SlidingSound;
  readonly #step: number;
  readonly #reach: number;
  readonly #compared: number;
  readonly #decay: number;
  /** Frames given; the source frame that would follow by itself; power of late. */
  #given = 0;
  #natural = 0;
  #loudness = 0;

  constructor({ sampleRateHz, channels = 1, map }: TimeStretcherOptions) {
    const toFrames = (ms: number): number => Math.round((ms * sampleRateHz) / 1000);
    this.#rateHz = sampleRateHz;
    this.#channels = channels;
    this.#map = map;
    this.#sound = new SlidingSound(channels, Math.max(1, Math.round(sampleRateHz / searchRateHz)));
    this.#step = toFrames(stepMs);
    this.#reach = toFrames(reachMs);
    this.#compared = toFrames(comparedMs);
    this.#decay = Math.exp(-stepMs / decayMs);
  }

  /** What can be said already: all but some 60 ms of the source. `samples` is only read. */
  write(samples: Float32Array): Float32Array {
    this.#sound.append(samples);
    const blocks: Float32Array[] = [];
    while (this.#needed() <= this.#sound.end) blocks.push(this.#go(this.#step));
    return joinSamples(blocks);
  }

  /** The last samples; they end as the source does. No `write` may follow. */
  finish(): Float32Array {
    const sourceEnd = this.#sound.end;
    const left = Math.round(this.#targetOf(sourceEnd)) - this.#given;
    const end = this.#given + left;
    if (left <= 0) return new Float32Array(0);
    const padding = this.#reach + this.#compared + 3 * this.#step + Math.max(0, this.#needed() - sourceEnd);
    this.#sound.append(new Float32Array(padding * this.#channels));
    const blocks: Float32Array[] = [];
    while (end - this.#given > 2 * this.#step) blocks.push(this.#go(this.#step));
    const last = end - this.#given;
    blocks.push(this.#take(Math.max(this.#sound.start, sourceEnd - last), last));
    return joinSamples(blocks);
  }

  /** The source frame up to which it must be known for the next step, a last one behind it included. */
  #needed(): number {
    const wanted = Math.ceil(this.#wanted());
    const compared = Math.max(wanted + this.#reach, this.#natural) + this.#compared + this.#sound.coarseness;
    return Math.max(compared, Math.ceil(this.#sourceOf(this.#given + 3 * this.#step)));
  }

  /** The plan is met in the middle of a step. */
  #wanted(): number {
    return this.#sourceOf(this.#given + this.#step / 2) - this.#step / 2;
  }

  #go(frames: number): Float32Array {
    const { start } = this.#sound;
    this.#follow(this.#natural - start);
    const from = findSplice(this.#sound, {
      natural: this.#natural,
      wanted: this.#wanted(),
      reach: this.#reach,
      compared: this.#compared,
      hearing: this.#loudness * unheard,
    });
    const block = this.#take(from, frames);
    this.#sound.dropBefore(Math.min(this.#natural, Math.floor(this.#wanted()) - this.#reach));
    return block;
  }

  /** Frames of the source from `from` on; where they do not go on by themselves, they are faded over. */
  #take(from: number, frames: number): Float32Array {
    const { samples, start } = this.#sound;
    const at = (from - start) * this.#channels;
    const block = samples.slice(at, at + frames * this.#channels);
    if (from !== this.#natural && this.#given > 0)
      spliceInto(block, this.#sound, this.#natural, Math.min(frames, this.#step));
    this.#natural = from + frames;
    this.#given += frames;
    return block;
  }

  #follow(at: number): void {
    let sum = 0;
    for (let index = at; index < at + this.#step; index++) sum += this.#sound.mono[index]! ** 2;
    this.#loudness = Math.max(sum / this.#step, this.#loudness * this.#decay);
  }

  #sourceOf(frame: number): number {
    return (this.#map.sourceOf((frame * 1000) / this.#rateHz) * this.#rateHz) / 1000;
  }

  #targetOf(frame: number): number {
    return (this.#map.targetOf((frame * 1000) / this.#rateHz) * this.#rateHz) / 1000;
  }
}
