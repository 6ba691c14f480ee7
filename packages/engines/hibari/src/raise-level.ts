/** From the model's own -25.9 LUFS to the -18 LUFS of all voices, so that a change of engine is no change of volume. */
const gain = 10 ** ((-18 + 25.9) / 20);
/** Peaks above this are bent, so that nothing clips. */
const knee = 0.8;

/** Brings samples to the common loudness, in place. */
export function raiseLevel(samples: Float32Array): Float32Array {
  for (let index = 0; index < samples.length; index += 1) {
    const raised = samples[index]! * gain;
    const over = Math.abs(raised) - knee;
    samples[index] =
      over <= 0 ? raised : Math.sign(raised) * (knee + (1 - knee) * Math.tanh(over / (1 - knee)));
  }
  return samples;
}
