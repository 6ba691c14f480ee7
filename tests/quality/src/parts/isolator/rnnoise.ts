const frameSamples = 480;
/** It gives each frame so much later. */
const delaySamples = 960;
/** It counts as 16-bit samples do. */
const fullScale = 32_768;

/** The peer: RNNoise (Valin, 2018) in WebAssembly, 48 kHz mono; its delay is taken out. */
export async function openRnnoise(): Promise<(samples: Float32Array) => Float32Array> {
  // it looks for the browser that it was built for
  Object.assign(globalThis, { window: globalThis });
  const { Rnnoise } = await import('@shiguredo/rnnoise-wasm');
  const rnnoise = await Rnnoise.load();
  return (samples) => {
    const state = rnnoise.createDenoiseState();
    const late = new Float32Array(samples.length + delaySamples);
    const padded = new Float32Array(Math.ceil(late.length / frameSamples) * frameSamples);
    padded.set(samples);
    for (let at = 0; at + frameSamples <= late.length; at += frameSamples) {
      const frame = padded.slice(at, at + frameSamples).map((sample) => sample * fullScale);
      state.processFrame(frame);
      late.set(
        frame.map((sample) => sample / fullScale),
        at,
      );
    }
    state.destroy();
    return late.slice(delaySamples);
  };
}
