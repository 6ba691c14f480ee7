import {
  definitionOf,
  type EngineVoice,
  type SpeechRequest,
  type VoiceDefinition,
  type VoiceShare,
} from '@mynah/engine-spec';
import type { Donor } from './donor.ts';
import { donorsOf, findNeighborLanguage } from './donors.ts';
import { naturalPitchHz } from './natural-pitch.ts';

/**
 * How much of a voice's own timbre stays where it speaks a language that the model was never taught. With all of it an
 * English voice is not understood (three times the wrong characters), at this share almost as well as the donor itself.
 */
const ownShare = 0.5;

/** Timbres that say foreign phonemes as well as the donors: French, Spanish, Italian, Portuguese and Hindi ones. */
const isClear = (voice: string): boolean => /^[efhip][fm]_/.test(voice);

/** The request with the voice that is to speak it: a made one by its halves, any in another language by the donors'. */
export function inLanguage(request: SpeechRequest, voice: EngineVoice): SpeechRequest {
  const own = request.definition ?? voice.definition;
  const language = findNeighborLanguage(request.language);
  if (!language || voice.languages.includes(language))
    return own === request.definition ? request : { ...request, definition: own };
  const { gender } = voice.labels;
  const donor = donorsOf(language)[gender === 'male' ? 'male' : 'female'];
  return { ...request, definition: borrowProsody(own ?? definitionOf(voice.id), donor) };
}

/** The definition with a donor's prosody, at its own pitch. */
export function borrowProsody(own: VoiceDefinition, donor: Donor): VoiceDefinition {
  const hz = pitchOf(own.prosody.voices) * own.pitchRatio;
  const total = own.timbre.voices.reduce((sum, { weight }) => sum + weight, 0);
  const clear = own.timbre.voices.reduce(
    (sum, { voice, weight }) => sum + (isClear(voice) ? weight / total : 0),
    0,
  );
  const lent = Math.max(0, 1 - ownShare - clear);
  return {
    ...own,
    timbre: {
      voices: [
        ...own.timbre.voices.map(({ voice, weight }) => ({ voice, weight: (weight / total) * (1 - lent) })),
        ...(lent > 0 ? [{ voice: donor.timbre, weight: lent }] : []),
      ],
      ...(own.timbre.offset && { offset: own.timbre.offset.map((value) => value * (1 - lent)) }),
    },
    prosody: { voices: [{ voice: donor.prosody, weight: 1 }] },
    pitchRatio: Math.min(2.5, Math.max(0.4, hz / naturalPitchHz(donor.prosody))),
  };
}

function pitchOf(voices: readonly VoiceShare[]): number {
  const total = voices.reduce((sum, { weight }) => sum + weight, 0);
  return Math.exp(
    voices.reduce((sum, { voice, weight }) => sum + (weight / total) * Math.log(naturalPitchHz(voice)), 0),
  );
}
