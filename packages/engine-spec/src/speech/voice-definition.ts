/**
 * A voice that no pack carries, as data: made by the task `cloning`, kept by the server, handed over with each request
 * to speak. Some kilobytes of JSON. Engines whose capabilities say `definitions` speak it.
 */
export interface VoiceDefinition {
  version: 1;
  /** How it sounds, and how it speaks: each a mix of the engine's own voices. */
  timbre: VoiceMix;
  prosody: VoiceMix;
  /** Factor on the pitch that the prosody gives. */
  pitchRatio: number;
  /** Factor on how far the melody goes from its mean. */
  pitchRange: number;
  /** Factor on the pace. */
  pace: number;
  /** What its color lacks, in dB at 129 frequencies evenly from 0 to 12 kHz. */
  spectrumDb?: readonly number[];
  /** Brings it to the loudness of the engine's voices, dB. */
  gainDb: number;
}

export interface VoiceMix {
  voices: readonly VoiceShare[];
  /** Added to the mix, in the engine's own 128 numbers. */
  offset?: readonly number[];
}

export interface VoiceShare {
  /** `EngineVoice.id` */
  voice: string;
  /** Above 0; counts beside the other weights of the mix. */
  weight: number;
}

/** The voice whose prosody weighs most: it names language and accent, and stands in where there is none. */
export function leadingVoice({ prosody }: VoiceDefinition): string {
  return prosody.voices.reduce((most, share) => (share.weight > most.weight ? share : most)).voice;
}

/** A voice of the engine as a definition, to be changed or mixed. */
export function definitionOf(voice: string): VoiceDefinition {
  const voices = [{ voice, weight: 1 }];
  return {
    version: 1,
    timbre: { voices },
    prosody: { voices },
    pitchRatio: 1,
    pitchRange: 1,
    pace: 1,
    gainDb: 0,
  };
}
