/** VOI-031. Apart from the schemas, which the browser does without. */
export const defaultVoiceSettings = {
  stability: 0.5,
  similarity_boost: 0.75,
  style: 0,
  use_speaker_boost: true,
  speed: 1,
} as const;
