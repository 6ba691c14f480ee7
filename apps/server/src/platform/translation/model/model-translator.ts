import { Failure } from '../../errors/index.ts';
import {
  askLanguageModel,
  type ChatServer,
  type LanguageModel,
  openAiChat,
} from '../../language-model/index.ts';
import { findMissing } from '../keeping/find-missing.ts';
import { countSyllables } from '../syllables.ts';
import type { LanguagePair, TranslationOrder, Translator, TranslatorOffer, Wording } from '../translator.ts';
import { readTranslation } from './read-translation.ts';
import { type Earlier, type Line, translationPrompt, translationSchema } from './translation-prompt.ts';

/** So much at once: a model leaves out lines of long lists. */
const mostLines = 20;
const mostCharacters = 4_000;
/** The second and third try are for lines that were left out, lost a number or are too long. */
const temperatures = [0.3, 0, 0];
/** Lines that were said just before, for the thread of it. */
const mostEarlier = 4;
/** Somewhat longer than asked for can still be spoken in time. */
const tolerance = 1.15;

/** The operator's language model, asked for lines in a structure. */
export function modelTranslator(server: ChatServer): Translator {
  const model = openAiChat(server);
  return {
    name: 'language-model',
    keepsTerms: true,
    offer: async (pair) => offerOf(model, pair),
    translate: (order) => translateByModel(model, order),
  };
}

const offerOf = ({ name }: LanguageModel, { source, target }: LanguagePair): TranslatorOffer | undefined =>
  source === target
    ? undefined
    : {
        engine: 'language-model',
        title: name === 'default' ? 'Language model' : name,
        note: 'Reads the context, keeps to a length and gives shorter wordings; how well it knows the two languages depends on the model.',
        chrf: undefined,
        shortens: true,
        readsContext: true,
        isRemote: true,
        takes: 'text',
      };

/** @throws Failure `language_model_unavailable`, `translation_unavailable` when lines stay out */
export async function translateByModel(model: LanguageModel, order: TranslationOrder): Promise<Wording[]> {
  const lines = order.texts.map((text, id): Line => ({ ...text, id }));
  const wordings = new Map<number, Wording>(
    lines.filter(({ text }) => !/\p{L}/u.test(text)).map(({ id, text }) => [id, { text, shorter: [] }]),
  );
  const said: Earlier[] = [];
  for (const batch of batches(lines.filter(({ id }) => !wordings.has(id)))) {
    for (const [id, wording] of await translateBatch(model, order, batch, said.slice(-mostEarlier)))
      wordings.set(id, wording);
    said.push(...batch.map(({ id, text }) => ({ text, translation: wordings.get(id)?.text ?? '' })));
  }
  return lines.map(({ id }) => wordings.get(id) as Wording);
}

function batches(lines: readonly Line[]): Line[][] {
  const all: Line[][] = [];
  let characters = 0;
  for (const line of lines) {
    const batch = all.at(-1);
    characters += line.text.length;
    if (batch && batch.length < mostLines && characters <= mostCharacters) batch.push(line);
    else {
      all.push([line]);
      characters = line.text.length;
    }
  }
  return all;
}

async function translateBatch(
  model: LanguageModel,
  order: TranslationOrder,
  lines: readonly Line[],
  earlier: readonly Earlier[],
): Promise<Map<number, Wording>> {
  const best = new Map<number, { wording: Wording; faults: number }>();
  let open = lines;
  for (const temperature of temperatures) {
    const answer = await askLanguageModel(model, {
      messages: translationPrompt(order, open, earlier),
      answerSchema: translationSchema,
      temperature,
      signal: order.signal,
    });
    const read = readTranslation(answer, { target: order.target, alternatives: order.alternatives ?? 0 });
    open = open.flatMap((line) => {
      const wording = read.get(line.id);
      if (!wording) return best.has(line.id) ? [] : [{ ...line, fault: 'The line was missing.' }];
      const faults = faultsOf(line, wording, order);
      const known = best.get(line.id);
      if (!known || faults.length < known.faults) best.set(line.id, { wording, faults: faults.length });
      return faults.length > 0 ? [{ ...line, fault: faults.join(' ') }] : [];
    });
    if (open.length === 0) break;
  }
  if (best.size < lines.length)
    throw new Failure(
      'translation_unavailable',
      'The language model left lines untranslated. Try again, or try another model.',
    );
  return new Map([...best].map(([id, { wording }]) => [id, wording]));
}

function faultsOf({ text, maxSyllables }: Line, wording: Wording, order: TranslationOrder): string[] {
  const missing = findMissing(text, wording.text, order);
  const syllables = countSyllables(wording.text, order.target);
  const fits = [wording.text, ...wording.shorter].some(
    (each) => maxSyllables === undefined || countSyllables(each, order.target) <= maxSyllables * tolerance,
  );
  return [
    ...(missing.length > 0 ? [`It lost: ${missing.join(', ')}.`] : []),
    ...(fits ? [] : [`It has ${syllables} syllables.`]),
  ];
}
