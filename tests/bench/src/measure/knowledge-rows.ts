import type pg from 'pg';

/** Documents of one language: which full text stems it, and how long the vectors of its model are. */
interface Shelf {
  language: string;
  config: string;
  dimensions: number;
}

const shelves: readonly Shelf[] = [
  { language: 'en', config: 'english', dimensions: 384 },
  { language: 'de', config: 'german', dimensions: 512 },
];
const passagesOfDocument = 250;
const wordsOfPassage = 130;
const vocabulary = 20_000;
const syllables = ['ba', 'ke', 'lo', 'mi', 'nu', 'ra', 'sto', 'tu', 'vel', 'wen', 'zi', 'dor'];

/** A generator of its own, so that every run has the same rows. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The word of a rank: the first are in most passages, the last in hardly any, as in any language. */
export function wordOf(rank: number): string {
  let word = '';
  for (let rest = rank + 1; rest > 0; rest = Math.floor(rest / syllables.length))
    word += syllables[rest % syllables.length];
  return word;
}

function textOf(next: () => number): string {
  const words = Array.from({ length: wordsOfPassage }, () => wordOf(Math.floor(vocabulary ** next()) - 1));
  return `${words.join(' ')}.`;
}

function vectorOf(next: () => number, dimensions: number): Buffer {
  const vector = Float32Array.from({ length: dimensions }, () => next() - 0.5);
  const length = Math.hypot(...vector);
  return Buffer.from(vector.map((value) => value / length).buffer);
}

/** Fills the workspace with documents of two languages, with so many passages in all. Gives their ids. */
export async function fillKnowledge(client: pg.Client, passages: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'select id from workspaces order by created_at limit 1',
  );
  const ids: string[] = [];
  const next = numbers(7);
  for (let first = 0; first < passages; first += passagesOfDocument) {
    const { language, config, dimensions } = shelves[(first / passagesOfDocument) % shelves.length]!;
    const id = `bench-${first}`;
    ids.push(id);
    await client.query(insertDocument, [id, rows[0]?.id, language]);
    const texts = Array.from({ length: Math.min(passagesOfDocument, passages - first) }, () => textOf(next));
    const vectors = texts.map(() => vectorOf(next, dimensions));
    await client.query(insertPassages, [rows[0]?.id, id, config, texts, vectors]);
  }
  // as the database does by itself a while later
  await client.query('vacuum analyze knowledge_passages');
  return ids;
}

export const emptyKnowledge = (client: pg.Client): Promise<unknown> =>
  client.query(`delete from knowledge_documents where id like 'bench-%'`);

const insertDocument = `
  insert into knowledge_documents (id, workspace_id, type, name, language, vector_state, revision)
  values ($1, $2, 'text', $1, $3, 'done', '1')`;

const insertPassages = `
  insert into knowledge_passages (id, workspace_id, document_id, position, content, search_config, words, vector)
  select $2::text || '-' || place, $1, $2::text, place - 1, content, $3::text, to_tsvector($3::text::regconfig, content), vector
  from unnest($4::text[], $5::bytea[]) with ordinality as made (content, vector, place)`;
