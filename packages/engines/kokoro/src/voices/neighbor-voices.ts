import type { EngineVoice, VoiceDefinition, VoiceShare } from '@mynah/engine-spec';
import type { Donor } from './donor.ts';
import { donorsOf, findNeighborLanguage, neighborTags } from './donors.ts';
import { naturalPitchHz } from './natural-pitch.ts';
import { asian } from './neighbors/asian.ts';
import { european } from './neighbors/european.ts';
import type { Neighbor } from './neighbors/neighbor.ts';

/** How a voice is made of its donor: what is mixed into the timbre, and how high it speaks. */
interface Cast {
  /** How much of the donor's own timbre beside one part of another's. */
  own: number;
  /** The other, where the donor is Romance, and where it is Hindi. */
  other?: { romance: string; hindi: string };
  hz: number;
  age: EngineVoice['labels']['age'];
  descriptive: string;
  useCase: EngineVoice['labels']['use_case'];
  sounds: string;
}

const women: readonly [Cast, Cast] = [
  {
    own: 1,
    other: { romance: 'ff_siwis', hindi: 'hf_beta' },
    hz: 195,
    age: 'young',
    descriptive: 'clear',
    useCase: 'narration',
    sounds: 'A clear, light woman’s voice with an even pace',
  },
  {
    own: 1,
    other: { romance: 'ef_dora', hindi: 'pf_dora' },
    hz: 172,
    age: 'middle_aged',
    descriptive: 'calm',
    useCase: 'conversational',
    sounds: 'A calm woman’s voice of middle pitch',
  },
];
const men: readonly [Cast, Cast] = [
  {
    own: 1,
    hz: 98,
    age: 'middle_aged',
    descriptive: 'deep',
    useCase: 'narration',
    sounds: 'A deep, steady man’s voice',
  },
  {
    own: 2,
    other: { romance: 'em_alex', hindi: 'hm_psi' },
    hz: 116,
    age: 'young',
    descriptive: 'even',
    useCase: 'conversational',
    sounds: 'An even man’s voice of middle pitch',
  },
];

const colors: Readonly<Record<string, string>> = {
  e: 'Spanish',
  f: 'French',
  h: 'Hindi',
  i: 'Italian',
  p: 'Portuguese',
};
const colorOf = (voice: string): string => colors[voice[0]!] ?? 'foreign';

function listed(words: readonly string[]): string {
  return [...new Set(words)].join(' and ');
}

/** Others' timbres are not understood as well as the donor's, so it is never the smaller part. */
function timbreOf({ timbre }: Donor, { own, other }: Cast): VoiceShare[] {
  const second = other?.[timbre.startsWith('h') ? 'hindi' : 'romance'];
  if (!second || second === timbre) return [{ voice: timbre, weight: 1 }];
  return [
    { voice: timbre, weight: own },
    { voice: second, weight: 1 },
  ];
}

/** Four voices of each language, women first. */
function voicesOf({ tag, name, women: ladies, men: gentlemen, previewText }: Neighbor): EngineVoice[] {
  const language = findNeighborLanguage(tag)!;
  const make = (displayName: string, index: number, gender: 'female' | 'male'): EngineVoice => {
    const cast = (gender === 'female' ? women : men)[index]!;
    const donor = donorsOf(language)[gender];
    const timbre = timbreOf(donor, cast);
    const made = listed(timbre.map(({ voice }) => colorOf(voice)));
    const definition: VoiceDefinition = {
      version: 1,
      timbre: { voices: timbre },
      prosody: { voices: [{ voice: donor.prosody, weight: 1 }] },
      pitchRatio: Math.round((100 * cast.hz) / naturalPitchHz(donor.prosody)) / 100,
      pitchRange: 1,
      pace: 1,
      gainDb: 0,
    };
    return {
      id: `${language}_${gender === 'female' ? 'woman' : 'man'}_${index + 1}`,
      displayName,
      description: `${cast.sounds}, who speaks ${name} with a slight ${colorOf(donor.prosody)} color; made from the model’s ${made} voices.`,
      labels: {
        gender,
        age: cast.age,
        accent: 'standard',
        descriptive: cast.descriptive,
        use_case: cast.useCase,
      },
      language: tag,
      languages: [language],
      alsoSpeaks: neighborTags.filter((other) => other !== language),
      definition,
      previewText,
    };
  };
  return [
    ...ladies.map((displayName, index) => make(displayName, index, 'female')),
    ...gentlemen.map((displayName, index) => make(displayName, index, 'male')),
  ];
}

/** Voices of languages that the pack has none of, each from halves of the pack's own. */
export const neighborVoices: readonly EngineVoice[] = [...european, ...asian].flatMap(voicesOf);
