import type { EngineVoice } from '@mynah/engine-spec';
import { americanEnglishVoices } from './voices/american-english.ts';
import { britishEnglishVoices } from './voices/british-english.ts';
import { chineseVoices } from './voices/chinese.ts';
import { neighborTags } from './voices/donors.ts';
import { frenchVoices } from './voices/french.ts';
import { hindiVoices } from './voices/hindi.ts';
import { italianVoices } from './voices/italian.ts';
import { japaneseVoices } from './voices/japanese.ts';
import type { Grade, GradedVoice } from './voices/make-voice.ts';
import { neighborVoices } from './voices/neighbor-voices.ts';
import { portugueseVoices } from './voices/portuguese.ts';
import { spanishVoices } from './voices/spanish.ts';

export { type Donor, type Donors, neighborLanguages } from './voices/donor.ts';
export { searchedDonors } from './voices/donor-table.ts';
export { donorsOf, findNeighborLanguage } from './voices/donors.ts';

const grades: readonly Grade[] = ['A', 'A-', 'B-', 'C+', 'C', 'C-', 'D+', 'D', 'D-', 'F+'];

const graded: readonly GradedVoice[] = [
  ...americanEnglishVoices,
  ...britishEnglishVoices,
  ...frenchVoices,
  ...japaneseVoices,
  ...spanishVoices,
  ...italianVoices,
  ...portugueseVoices,
  ...hindiVoices,
  ...chineseVoices,
];

/** Every voice of the pack, the best first. */
export const kokoroVoices: readonly EngineVoice[] = graded
  .toSorted((a, b) => grades.indexOf(a.grade) - grades.indexOf(b.grade))
  .map(({ grade: _grade, ...voice }) => ({ ...voice, alsoSpeaks: neighborTags }));

/** Those of the pack, and behind them those that are made from their halves for the languages that it lacks. */
export const spokenVoices: readonly EngineVoice[] = [...kokoroVoices, ...neighborVoices];
