import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  type Donor,
  type Donors,
  donorsOf,
  findNeighborLanguage,
  neighborLanguages,
  searchedDonors,
} from '@mynah/engine-kokoro/voices';
import { definitionOf } from '@mynah/engine-spec';
import type { Table } from '../../table.ts';
import { hearErrors } from './hear.ts';
import { keepMeasure } from './keep.ts';
import type { Tools } from './measure-language.ts';
import { readAll } from './reading.ts';
import { speakSentences } from './speak-sentences.ts';
import { readSentences } from './texts.ts';

type Gender = keyof Donors;

const table = fileURLToPath(
  new URL('../../../../../packages/engines/kokoro/src/voices/donor-table.ts', import.meta.url),
);
/** Voices that are understood in languages that the model was never taught; English ones are not. */
const candidates: Readonly<Record<Gender, readonly string[]>> = {
  female: ['pf_dora', 'if_sara', 'ef_dora', 'ff_siwis', 'hf_alpha'],
  male: ['im_nicola', 'pm_alex', 'em_alex', 'hm_omega'],
};
/** Below this opinion a voice is wanted less, by a tenth of what is missing. */
const WANTED_OPINION = 3.85;

/**
 * Looks for the voices whose halves say a language best, in the order of the languages, and writes the engine's table of
 * them. First one voice for both halves; then the timbre of the best with the prosody of the second, and the other way
 * round. `MYNAH_QUALITY_SEARCH` says how many sentences of each kind are spoken (10: all that there are).
 */
export async function searchDonors(tools: Tools, languages: readonly string[]): Promise<void> {
  const { context, reading } = tools;
  const chosen = { ...searchedDonors };
  for (const language of languages) {
    const known = findNeighborLanguage(language);
    if (!known) continue;
    const texts = await readSentences(language, Number(process.env.MYNAH_QUALITY_SEARCH));
    const read = await readAll(reading, texts, language);
    const cost = (donor: Donor) =>
      keepMeasure(`donor-${language}`, [read, donor], () => costOf(tools, language, texts, donor));
    chosen[known] = { female: await best(cost, 'female'), male: await best(cost, 'male') };
    context.tell(`${language}: ${JSON.stringify(chosen[known])}`);
    await writeTable(chosen);
  }
}

async function best(cost: (donor: Donor) => Promise<number | undefined>, gender: Gender): Promise<Donor> {
  const tried: { donor: Donor; cost: number }[] = [];
  const attempt = async (donor: Donor) => void tried.push({ donor, cost: (await cost(donor)) ?? 1 });
  const sort = () => tried.sort((one, other) => one.cost - other.cost);
  for (const voice of candidates[gender]) await attempt({ prosody: voice, timbre: voice });
  const [first, second] = sort();
  await attempt({ prosody: second!.donor.prosody, timbre: first!.donor.timbre });
  await attempt({ prosody: first!.donor.prosody, timbre: second!.donor.timbre });
  return sort()[0]!.donor;
}

async function costOf(
  { context, judge }: Tools,
  language: string,
  texts: readonly string[],
  { prosody, timbre }: Donor,
): Promise<number> {
  const definition = {
    ...definitionOf(prosody),
    timbre: { voices: [{ voice: timbre, weight: 1 }] },
  };
  const sentences = await speakSentences(context, texts, { language, voice: prosody, definition });
  const errors = await hearErrors(context, sentences, language);
  return errors + Math.max(0, WANTED_OPINION - (await judge.judge(sentences))) / 10;
}

async function writeTable(donors: typeof searchedDonors): Promise<void> {
  const row = (gender: Gender, { prosody, timbre }: Donor): string =>
    `    ${gender}: { prosody: '${prosody}', timbre: '${timbre}' },\n`;
  const rows = Object.entries(donors).map(
    ([language, { female, male }]) => `  ${language}: {\n${row('female', female)}${row('male', male)}  },\n`,
  );
  await writeFile(
    table,
    `import type { Donors, NeighborLanguage } from './donor.ts';

/** Written by \`MYNAH_QUALITY_SEARCH=10 npm run quality -- --only languages\`: languages that were searched. */
export const searchedDonors: Partial<Record<NeighborLanguage, Donors>> = {
${rows.join('')}};
`,
  );
}

/** Who lends each language prosody and timbre, as it stands in the engine. */
export function chosenDonors(): Table {
  return {
    title: 'Whose prosody and timbre a language borrows',
    columns: ['language', 'woman: prosody', 'timbre', 'man: prosody', 'timbre'],
    rows: neighborLanguages.map((language) => {
      const { female, male } = donorsOf(language);
      return [language, female.prosody, female.timbre, male.prosody, male.timbre];
    }),
  };
}
