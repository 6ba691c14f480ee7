/** What the browser gives to code in the audio thread; its types are not among those of pages. */
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

/** A message so often: a tenth of a second at 16 kHz. */
const blockSamples = 1600;

/** Gathers the microphone's samples into 16-bit blocks and hands them out. */
class Capture extends AudioWorkletProcessor {
  #block = new Int16Array(blockSamples);
  #filled = 0;

  process([input]: Float32Array[][]): boolean {
    for (const sample of input?.[0] ?? []) {
      this.#block[this.#filled] = Math.max(-1, Math.min(1, sample)) * 32_767;
      this.#filled += 1;
      if (this.#filled === blockSamples) this.#handOut();
    }
    return true;
  }

  #handOut(): void {
    this.port.postMessage(this.#block, [this.#block.buffer]);
    this.#block = new Int16Array(blockSamples);
    this.#filled = 0;
  }
}

registerProcessor('capture', Capture);
