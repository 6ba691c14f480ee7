import { fuseWaysOfSearch } from '../../../../apps/server/src/modules/agents/knowledge/retrieval/fuse-ranks.ts';
import { toNamedDistance } from '../../../../apps/server/src/modules/agents/knowledge/retrieval/nearest.ts';
import { findByWords } from '../../../../apps/server/src/modules/agents/knowledge/retrieval/retrieval.store.ts';
import type { QualityContext, QualityResult } from '../quality-part.ts';
import { foreignTexts } from './knowledge/languages.ts';
import { questions } from './knowledge/questions.ts';
import { openShelf, readGuides, type Shelf, vectorOf, workspaceId } from './knowledge/shelf.ts';

const method = `Questions as people ask them, seldom in the words of the text, over guides of this project (MIT) that are cut into
passages as the server cuts them. A question is answered when a passage with the phrase that answers it is among the
first five (or is the first). Words are PostgreSQL's full text, weighed by how rare they are; meaning is MiniLM for English
and the Universal Sentence Encoder for other languages; together they are fused by their places, as agents are given
them. House rules in German, Spanish, French, Japanese and Portuguese were written for this measure. The floor takes five
passages by chance.`;

/** What every way looks at before it is fused, as `retrieve` has it. */
const candidates = 100;
const mostDistance = 0.6;

/** Whether what was asked is found in documents. */
export async function knowledgePart(context: QualityContext): Promise<QualityResult> {
  const guides = await readGuides(Object.keys(questions));
  const english = await onShelf(context, guides, (shelf) =>
    measure(context, shelf, 'Knowledge base', Object.values(questions).flat()),
  );
  const foreign = foreignTexts.map(({ language, content }) => ({ id: language, language, content }));
  // together with the guides, as a workspace has documents of many languages
  const others = await onShelf(context, [...guides, ...foreign], async (shelf) => [
    await measure(
      context,
      shelf,
      'Five other languages among them, asked in each',
      foreignTexts.flatMap((text) => text.questions),
    ),
    await measure(
      context,
      shelf,
      'Asked in English about the five',
      foreignTexts.flatMap((text) => text.inEnglish),
    ),
    await measure(context, shelf, 'Asked in English about the guides', Object.values(questions).flat()),
  ]);
  return { method, tables: [english, ...others] };
}

async function onShelf<Result>(
  context: QualityContext,
  texts: Parameters<typeof openShelf>[1],
  use: (shelf: Shelf) => Promise<Result>,
): Promise<Result> {
  const shelf = await openShelf(context, texts);
  try {
    return await use(shelf);
  } finally {
    await shelf.close();
  }
}

type Way = 'words' | 'meaning' | 'together';
type Question = readonly [question: string, answer: string];

async function measure(
  context: QualityContext,
  shelf: Shelf,
  title: string,
  asked: readonly Question[],
): Promise<QualityResult['tables'][number]> {
  const found: Record<Way, number[]> = { words: [], meaning: [], together: [] };
  let chance = 0;
  for (const [question, answer] of asked) {
    const right = new Set(shelf.passages.filter(({ content }) => holds(content, answer)).map(({ id }) => id));
    if (right.size === 0) throw new Error(`No passage says “${answer}” any more: change the question.`);
    const rankings = await rank(context, shelf, question);
    for (const way of ['words', 'meaning', 'together'] as const)
      found[way].push(rankings[way].findIndex((id) => right.has(id)));
    chance += 1 - (1 - right.size / shelf.passages.length) ** 5;
    if (!isWithin(5)(found.together.at(-1)!)) context.tell(`not found: ${question}`);
  }
  const total = found.words.length;
  const row = (name: string, places: readonly number[]) => [
    name,
    share(places.filter(isWithin(1)).length / total),
    share(places.filter(isWithin(5)).length / total),
    places.filter((place) => place < 0).length,
  ];
  return {
    title: `${title}: ${total} questions, ${shelf.passages.length} passages`,
    columns: ['', 'first', 'recall at 5', 'not found at all'],
    rows: [
      row('full text alone', found.words),
      row('vectors alone', found.meaning),
      row('**fused**', found.together),
      ['chance (floor)', '-', share(chance / total), '-'],
    ],
  };
}

/** Line breaks of the source are spaces of the passage. */
const holds = (passage: string, phrase: string): boolean => passage.replace(/\s+/g, ' ').includes(phrase);
const isWithin = (most: number) => (place: number) => place >= 0 && place < most;
const share = (value: number): string => `${(100 * value).toFixed(0)} %`;

async function rank(context: QualityContext, shelf: Shelf, query: string): Promise<Record<Way, string[]>> {
  const { db, documentIds, passages } = shelf;
  const words = (await findByWords(db, { workspaceId, documentIds, query, most: candidates })).map(
    ({ id }) => id,
  );
  const asked = {
    english: await vectorOf(context, 'english', query),
    multilingual: await vectorOf(context, 'multilingual', query),
  };
  const engines = { english: 'minilm', multilingual: 'multilingual-use' } as const;
  const near = passages
    .map(({ id, model, vector }) => ({
      id,
      distance: toNamedDistance(
        engines[model],
        1 - vector.reduce((sum, v, i) => sum + v * asked[model][i]!, 0),
      ),
    }))
    .sort((a, b) => a.distance - b.distance);
  const close = near.slice(0, candidates).filter(({ distance }) => distance <= mostDistance);
  const ids = close.map(({ id }) => id);
  return { words, meaning: near.map(({ id }) => id), together: fuseWaysOfSearch(words, ids) };
}
