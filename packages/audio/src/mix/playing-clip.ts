import type { ChannelCount } from '../channels.ts';
import { panGains } from './pan.ts';
import type { SoundSource } from './sound-source.ts';

/** A clip in frames of the mix. */
export interface PlacedClip {
  source: SoundSource;
  /** Of the mix, end exclusive. */
  start: number;
  end: number;
  /** First frame of the source that is heard. */
  sourceStart: number;
  gainDb: number;
  fadeIn: number;
  fadeOut: number;
  pan: number;
}

/** A clip that sounds: adds itself to block after block, reading its source as far as needed. */
export class PlayingClip {
  readonly #clip: PlacedClip;
  readonly #channels: ChannelCount;
  readonly #blocks: AsyncIterator<Float32Array>;
  readonly #gains: readonly number[];
  #block: Float32Array = new Float32Array(0);
  /** Position in the block; next frame of the mix. */
  #at = 0;
  #frame: number;

  /** @param from frame of the mix at which it is heard first, not before its start */
  constructor(clip: PlacedClip, channels: ChannelCount, from: number) {
    this.#clip = clip;
    this.#channels = channels;
    this.#frame = from;
    this.#blocks = clip.source.open(clip.sourceStart + from - clip.start)[Symbol.asyncIterator]();
    const gain = 10 ** (clip.gainDb / 20);
    const { left, right } = panGains(clip.pan);
    this.#gains = channels === 1 ? [gain] : [gain * left, gain * right];
  }

  get end(): number {
    return this.#clip.end;
  }

  /** Adds what it has from frame `from` of the mix on. A source that ends early is silent from there. */
  async addTo(mix: Float32Array, from: number): Promise<void> {
    const last = Math.min(this.#clip.end, from + mix.length / this.#channels);
    while (this.#frame < last) {
      if (this.#at >= this.#block.length && !(await this.#read())) return;
      const held = (this.#block.length - this.#at) / this.#clip.source.channels;
      const frames = Math.min(last - this.#frame, held);
      this.#add(mix, this.#frame - from, frames);
      this.#frame += frames;
      this.#at += frames * this.#clip.source.channels;
    }
  }

  async close(): Promise<void> {
    await this.#blocks.return?.();
  }

  async #read(): Promise<boolean> {
    const next = await this.#blocks.next();
    if (next.done) return false;
    this.#block = next.value;
    this.#at = 0;
    return true;
  }

  #add(mix: Float32Array, offset: number, frames: number): void {
    const channels = this.#channels;
    for (let frame = 0; frame < frames; frame++) {
      const fade = this.#fadeAt(this.#frame + frame);
      for (let side = 0; side < channels; side++) {
        const sample = this.#sampleOf(frame, side);
        mix[(offset + frame) * channels + side]! += sample * fade * this.#gains[side]!;
      }
    }
  }

  /** Mono on both sides of stereo; the mean of stereo in mono. */
  #sampleOf(frame: number, side: number): number {
    if (this.#clip.source.channels === 1) return this.#block[this.#at + frame]!;
    const at = this.#at + 2 * frame;
    if (this.#channels === 2) return this.#block[at + side]!;
    return (this.#block[at]! + this.#block[at + 1]!) / 2;
  }

  /** Along raised cosines; both at once where a clip is shorter than its fades. */
  #fadeAt(frame: number): number {
    const { start, end, fadeIn, fadeOut } = this.#clip;
    const since = frame - start + 0.5;
    const until = end - frame - 0.5;
    return (since < fadeIn ? rise(since / fadeIn) : 1) * (until < fadeOut ? rise(until / fadeOut) : 1);
  }
}

const rise = (share: number): number => 0.5 - 0.5 * Math.cos(Math.PI * share);
