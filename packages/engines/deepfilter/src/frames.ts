/** How DeepFilterNet3 cuts sound into frames and bins: the numbers of its `config.ini`. */
export const sampleRateHz = 48_000;
/** Samples from one frame to the next. */
export const hop = 480;
export const frameLength = 960;
export const bins = frameLength / 2 + 1;
/** Bands as wide as the ear's (equivalent rectangular bandwidth), which get one gain each. */
export const bands = 32;
/** The lowest bins are not only made quieter but filtered over neighboring frames. */
export const filteredBins = 96;
export const taps = 5;
/** So many frames after it are looked at for each frame. */
export const lookaheadFrames = 2;

/** Complex spectra of many frames, frame after frame: `frames * bins` each. */
export interface Spectra {
  frames: number;
  re: Float32Array;
  im: Float32Array;
}
