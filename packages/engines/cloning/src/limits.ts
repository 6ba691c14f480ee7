/** Of all samples here, Hz. */
export const sampleRateHz = 24_000;
/** Less speech makes no clone. */
export const leastSpeechMs = 2000;
/** A run is a step: whoever brings more has made a mistake, and would keep everybody waiting. */
export const mostSeconds = 125;
