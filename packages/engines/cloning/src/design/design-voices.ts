import { seededRandom, tiltedColor, type VoiceDefinition } from '@mynah/engine-spec';
import type { CloningPart, DesignedTraits, DesignRequest } from '@mynah/engine-spec/tasks';
import { boundedRatio } from '../instant/clone-instantly.ts';
import { leadOf, naturalPitch, pitchOf } from '../stock/natural-pitch.ts';
import { blend } from './blend.ts';
import { type Chances, chooseProsody, mixTimbre, type Nearness } from './choose-voices.ts';
import { limited } from './limited.ts';
import { readDescription } from './read-description.ts';
import type { Wishes } from './wishes.ts';

type VoicePart = Extract<CloningPart, { type: 'voice' }>;

/** Pitch of an ordinary voice, Hz, by gender and age. */
const ordinaryHz = {
  female: { child: 275, young: 208, middle_aged: 190, old: 178 },
  male: { child: 250, young: 125, middle_aged: 114, old: 112 },
  neutral: { child: 260, young: 165, middle_aged: 155, old: 150 },
} as const;
/** What the voices need for the trial phrases, and how far their melodies go, in semitones: each is brought to it. */
const ordinarySeconds = 7;
const ordinarySpread = 2.9;
/** Steps of wishes as factors. */
const pitchStep = 0.8;
const pace = { step: 0.13, old: -0.07, child: 0.04 };
const melodyStep = 0.22;
/** What chance adds, so that one description has many voices; pitch in parts of the logarithm. */
const chance = { pitch: 0.05, pace: 0.03 };

/** Voices that a description may mean, differing from one another. The same request gives the same voices. */
export function designVoices(
  { description, seed, count = 3, freedom = 1, remix }: DesignRequest,
  nearness: Nearness,
): VoicePart[] {
  const wishes = readDescription(description);
  const random = seededRandom(seed);
  const taken = new Set<string>();
  return Array.from({ length: count }, () => {
    const chances = { random, freedom, nearness, taken };
    return remix ? remixed(remix, wishes, chances) : designNew(wishes, chances);
  });
}

function designNew(wishes: Wishes, chances: Chances): VoicePart {
  const { random, freedom } = chances;
  const gender = wishes.gender ?? (random() < 0.5 ? 'female' : 'male');
  const age = wishes.age ?? (wishes.older > 0 ? 'old' : wishes.older < 0 ? 'young' : 'middle_aged');
  const language = wishes.accent ?? 'en-US';
  const timbre = mixTimbre({ gender, age, language }, chances);
  const prosodyVoice = chooseProsody({ gender, age, language }, chances);
  const hz =
    ordinaryHz[gender][age] * swing(random, freedom * chance.pitch) * 2 ** (pitchStep * 0.45 * wishes.pitch);
  return toPart(
    {
      version: 1,
      timbre,
      prosody: { voices: [{ voice: prosodyVoice.voice.id, weight: 1 }] },
      pitchRatio: boundedRatio(hz / prosodyVoice.pitchHz),
      pitchRange: limited(
        (1 + melodyStep * wishes.melody) * Math.sqrt(ordinarySpread / prosodyVoice.pitchSpread),
        0.5,
        1.7,
      ),
      pace: limited(
        (1 + pace.step * wishes.pace + (age === 'old' ? pace.old : age === 'child' ? pace.child : 0)) *
          (prosodyVoice.seconds / ordinarySeconds) *
          swing(random, freedom * chance.pace),
        0.72,
        1.5,
      ),
      ...colored(wishes),
      gainDb: 0,
    },
    { gender, age: age === 'child' ? 'young' : age },
    wishes,
  );
}

/** Only what was said changes; chance moves the rest a little, so that three remixes differ. */
function remixed(from: VoiceDefinition, wishes: Wishes, chances: Chances): VoicePart {
  const { random, freedom } = chances;
  const lead = leadOf(from);
  const gender = wishes.gender ?? lead.voice.labels.gender;
  const older =
    wishes.older +
    (wishes.age === 'old' ? 1.2 : wishes.age === 'young' ? -1 : wishes.age === 'child' ? -2 : 0);
  const age = older > 0 ? 'old' : older < 0 ? 'young' : lead.voice.labels.age;
  const language = wishes.accent ?? lead.voice.language;
  const moves = wishes.gender !== undefined && wishes.gender !== lead.voice.labels.gender;
  const prosodyVoice = wishes.accent || moves ? chooseProsody({ gender, age, language }, chances) : undefined;
  const share = moves ? 0.85 : wishes.accent || older !== 0 ? 0.35 : 0.15;
  const other = mixTimbre({ gender, age, language }, chances);
  const hz =
    pitchOf(from) *
    (moves ? ordinaryHz[gender].middle_aged / ordinaryHz[lead.voice.labels.gender].middle_aged : 1);
  const wanted =
    hz * swing(random, (freedom * chance.pitch) / 2) * 2 ** (pitchStep * 0.3 * wishes.pitch - 0.09 * older);
  const prosody = prosodyVoice ? { voices: [{ voice: prosodyVoice.voice.id, weight: 1 }] } : from.prosody;
  return toPart(
    {
      ...from,
      timbre: blend(from.timbre, other, share),
      prosody,
      pitchRatio: boundedRatio(wanted / naturalPitch(prosody)),
      pitchRange: limited(from.pitchRange * (1 + melodyStep * wishes.melody), 0.4, 1.8),
      pace: limited(from.pace * (1 + pace.step * wishes.pace - 0.05 * Math.max(0, older)), 0.65, 1.5),
      ...colored(wishes, from.spectrumDb),
    },
    { gender, age },
    wishes,
  );
}

function colored({ color }: Wishes, before?: readonly number[]): Pick<VoiceDefinition, 'spectrumDb'> {
  if (Math.abs(color) < 0.05) return before ? { spectrumDb: before } : {};
  return { spectrumDb: tiltedColor(before, color) };
}

function toPart(
  definition: VoiceDefinition,
  { gender, age }: Pick<DesignedTraits, 'gender' | 'age'>,
  { ignored }: Wishes,
): VoicePart {
  const part = asVoice(definition);
  return { ...part, traits: { ...part.traits, gender, age, ignored } };
}

/** A definition with what is known of the voices that it is made of. */
export function asVoice(definition: VoiceDefinition): VoicePart {
  const { language, labels } = leadOf(definition).voice;
  const { gender, age, accent } = labels;
  const pitchHz = Math.round(pitchOf(definition));
  return { type: 'voice', definition, traits: { gender, age, accent, language, pitchHz, ignored: [] } };
}

const swing = (random: () => number, size: number): number => Math.exp(size * (2 * random() - 1));
