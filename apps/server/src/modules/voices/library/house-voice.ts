import { tiltedColor, type VoiceDefinition, type VoiceMix } from '@mynah/engine-spec';

/** A voice of the library that no person owns: how it is made, and what is said of it. */
export interface HouseVoice {
  name: string;
  /** BCP 47 */
  language: string;
  gender: 'female' | 'male';
  age: 'young' | 'middle_aged' | 'old';
  accent: string;
  useCase: string;
  descriptive: string;
  description: string;
  /** Voices of the packs with their weights: `af_heart 0.6 + bf_emma 0.4`. */
  timbre: string;
  prosody: string;
  pitchRatio: number;
  pitchRange: number;
  pace: number;
  /** Steps of `tiltedColor`; 0: as the packs have it. */
  color: number;
}

/** The voices of a table, a line each. @throws Error for a line that lacks something */
export function readHouseVoices(lines: string): HouseVoice[] {
  return lines.trim().split('\n').map(readLine);
}

function readLine(line: string): HouseVoice {
  const [name, language, gender, age, accent, useCase, descriptive, description, timbre, prosody, numbers] =
    line.split(' | ');
  const [pitchRatio, pitchRange, pace, color] = (numbers ?? '').split(' ').map(Number);
  if (color === undefined) throw new Error(`This is no voice of the house: ${line}`);
  return {
    ...{ name, language, gender, age, accent, useCase, descriptive, description, timbre, prosody },
    ...{ pitchRatio, pitchRange, pace, color },
  } as HouseVoice;
}

/** How the engine speaks it. */
export function definitionOfHouseVoice(voice: HouseVoice): VoiceDefinition {
  const { pitchRatio, pitchRange, pace, color } = voice;
  return {
    version: 1,
    timbre: mixOf(voice.timbre),
    prosody: mixOf(voice.prosody),
    ...{ pitchRatio, pitchRange, pace },
    ...(color !== 0 && { spectrumDb: tiltedColor(undefined, color) }),
    gainDb: 0,
  };
}

const mixOf = (text: string): VoiceMix => ({
  voices: text.split(' + ').map((share) => {
    const [voice = '', weight] = share.split(' ');
    return { voice, weight: Number(weight) };
  }),
});
