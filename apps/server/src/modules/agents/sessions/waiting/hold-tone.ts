const everyMs = 4000;
const beepMs = 350;
const fadeMs = 30;
const pitchHz = 440;
/** Well below speech: it says that the line is alive, and no more. */
const level = 0.12;

/** What callers hear where nobody chose a sound: a soft beep, and silence to the next. Samples, -1 to 1. */
export function holdTone(sampleRateHz: number): Float32Array {
  const samples = new Float32Array((sampleRateHz * everyMs) / 1000);
  const [length, fade] = [(sampleRateHz * beepMs) / 1000, (sampleRateHz * fadeMs) / 1000];
  for (let at = 0; at < length; at++) {
    const swell = Math.min(1, at / fade, (length - at) / fade);
    samples[at] = level * swell * Math.sin((2 * Math.PI * pitchHz * at) / sampleRateHz);
  }
  return samples;
}
