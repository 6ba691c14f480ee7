/** What the browser gives to code in the audio thread; its types are not among those of pages. */
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(
  name: string,
  processor: new (options: CaptureOptions) => AudioWorkletProcessor,
): void;

interface CaptureOptions {
  /** `blockSamples`: of a message. */
  processorOptions: { blockSamples: number };
}

/** Gathers the microphone's samples into 16-bit blocks and hands them out. */
class Capture extends AudioWorkletProcessor {
  readonly #size: number;
  #block: Int16Array<ArrayBuffer>;
  #filled = 0;

  constructor({ processorOptions }: CaptureOptions) {
    super();
    this.#size = processorOptions.blockSamples;
    this.#block = new Int16Array(this.#size);
  }

  process([input]: Float32Array[][]): boolean {
    for (const sample of input?.[0] ?? []) {
      this.#block[this.#filled] = Math.max(-1, Math.min(1, sample)) * 32_767;
      this.#filled += 1;
      if (this.#filled === this.#size) this.#handOut();
    }
    return true;
  }

  #handOut(): void {
    this.port.postMessage(this.#block, [this.#block.buffer]);
    this.#block = new Int16Array(this.#size);
    this.#filled = 0;
  }
}

registerProcessor('capture', Capture);
