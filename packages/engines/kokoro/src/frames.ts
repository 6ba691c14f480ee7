/** The model's grid: a frame is 600 samples at 24 kHz, 25 ms; pitch and energy have two values a frame. */
export const SAMPLE_RATE_HZ = 24_000;
export const FRAME_SAMPLES = 600;
export const FRAME_MS = (FRAME_SAMPLES * 1000) / SAMPLE_RATE_HZ;
export const FEATURES = 512;
export const STYLE_SIZE = 256;
/** `style` is timbre (what the decoder hears) and then prosody (what the predictor hears). */
export const TIMBRE_SIZE = 128;
/** Below this the decoder takes a frame for voiceless. */
export const VOICED_HZ = 10;
