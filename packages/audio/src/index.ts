export type { AudioEncoder, EncoderOptions } from './audio-encoder.ts';
export { AudioFailure, type AudioFailureCode } from './audio-failure.ts';
export { createEncoder } from './create-encoder.ts';
/** Files to samples and to other formats, while their bytes come. */
export * as decode from './decode/index.ts';
/** Gain, fades, silence, trimming and joining of samples. */
export * as edit from './edit/index.ts';
/** Whole files: encoding, completing a stream, reading WAV, measuring mp3. */
export * as files from './files.ts';
export { joinSamples } from './join-samples.ts';
export { Limiter, type LimiterOptions } from './limit/limiter.ts';
/** Loudness, peak level, and the peaks of a waveform. */
export * as measure from './measure/index.ts';
export {
  type OutputFormat,
  type OutputFormatName,
  outputFormat,
  outputFormatNames,
  streamingFormatNames,
  wavFormatNames,
} from './output-format.ts';
/** Samples from and to the bytes of PCM, µ-law and A-law. */
export * as pcm from './pcm/index.ts';
export { Resampler } from './resample/resampler.ts';
/** What a file says of its sound: ID3, RIFF INFO, Opus comments. */
export * as tags from './tags/index.ts';
/** Other timbres of a voice. */
export * as timbre from './timbre/index.ts';
