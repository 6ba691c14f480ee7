import type { EngineVoice, VoiceDefinition, VoiceShare } from '@mynah/engine-spec';
import { donorsOf, findNeighborLanguage, neighborTags } from './donors.ts';
import { naturalPitchHz } from './natural-pitch.ts';
import { asian } from './neighbors/asian.ts';
import { european } from './neighbors/european.ts';
import type { Neighbor } from './neighbors/neighbor.ts';

/** A voice of the pack's two halves: whose sound, and how high beside the donor's. */
interface Cast {
  timbre: readonly VoiceShare[];
  hz: number;
  age: EngineVoice['labels']['age'];
  descriptive: string;
  useCase: EngineVoice['labels']['use_case'];
  sounds: string;
}

const even = (...voices: string[]): VoiceShare[] => voices.map((voice) => ({ voice, weight: 1 }));

/** Romance timbres, and mixes with one: others were not understood in languages that the model was never taught. */
const women: readonly [Cast, Cast] = [
  {
    timbre: even('pf_dora', 'ff_siwis'),
    hz: 195,
    age: 'young',
    descriptive: 'clear',
    useCase: 'narration',
    sounds: 'A clear, light woman’s voice with an even pace',
  },
  {
    timbre: even('pf_dora', 'ef_dora'),
    hz: 172,
    age: 'middle_aged',
    descriptive: 'calm',
    useCase: 'conversational',
    sounds: 'A calm woman’s voice of middle pitch',
  },
];
const men: readonly [Cast, Cast] = [
  {
    timbre: even('im_nicola'),
    hz: 98,
    age: 'middle_aged',
    descriptive: 'deep',
    useCase: 'narration',
    sounds: 'A deep, steady man’s voice',
  },
  {
    timbre: [
      { voice: 'im_nicola', weight: 2 },
      { voice: 'em_alex', weight: 1 },
    ],
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

/** Four voices of each language, women first. */
function voicesOf({ tag, name, women: ladies, men: gentlemen, previewText }: Neighbor): EngineVoice[] {
  const language = findNeighborLanguage(tag)!;
  const make = (displayName: string, index: number, gender: 'female' | 'male'): EngineVoice => {
    const cast = (gender === 'female' ? women : men)[index]!;
    const donor = donorsOf(language)[gender];
    const made = listed(cast.timbre.map(({ voice }) => colorOf(voice)));
    const definition: VoiceDefinition = {
      version: 1,
      timbre: { voices: cast.timbre },
      prosody: { voices: even(donor) },
      pitchRatio: Math.round((100 * cast.hz) / naturalPitchHz(donor)) / 100,
      pitchRange: 1,
      pace: 1,
      gainDb: 0,
    };
    return {
      id: `${language}_${gender === 'female' ? 'woman' : 'man'}_${index + 1}`,
      displayName,
      description: `${cast.sounds}, who speaks ${name} with a slight ${colorOf(donor)} color; made from the model’s ${made} voices.`,
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
