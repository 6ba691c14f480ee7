import { barHeights, countBars, drawBars } from '#web/ui/waveform-bars.ts';

const windowSamples = 480;

/** The loudest sample of each fiftieth of a second, made once for each piece of sound. */
export class WavePeaks {
  readonly #peaks: number[] = [];
  #read = 0;

  follow(parts: readonly Float32Array[]): readonly number[] {
    if (parts.length < this.#read) this.clear();
    for (const part of parts.slice(this.#read)) {
      for (let at = 0; at < part.length; at += windowSamples) {
        let loudest = 0;
        for (const sample of part.subarray(at, at + windowSamples))
          loudest = Math.max(loudest, Math.abs(sample));
        this.#peaks.push(loudest);
      }
    }
    this.#read = parts.length;
    return this.#peaks;
  }

  clear(): void {
    this.#peaks.length = 0;
    this.#read = 0;
  }
}

/** Where nothing has sounded yet the line is even. */
export const drawSilence = (canvas: HTMLCanvasElement): void =>
  drawBars(canvas, Array<number>(countBars(canvas)).fill(0), 0);

/** What is made so far from the left, over the time that all of it may take; the rest is even. */
export function drawWave(
  canvas: HTMLCanvasElement,
  peaks: readonly number[],
  { now, made, expected }: { now: number; made: number; expected: number },
): void {
  const bars = countBars(canvas);
  const whole = Math.max(made, expected, 0.1);
  const filled = Math.max(1, Math.round((bars * made) / whole));
  const loudest = Math.max(0.2, ...peaks);
  const heights = barHeights(peaks, filled).map((height) => height / loudest);
  drawBars(canvas, [...heights, ...Array<number>(Math.max(0, bars - filled)).fill(0)], now / whole);
}
