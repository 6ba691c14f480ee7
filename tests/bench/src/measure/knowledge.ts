import type { BenchContext, PartResult } from '../bench-part.ts';
import { openDatabase } from '../server/open-database.ts';
import type { BenchServer } from '../server/start-server.ts';
import { median, percentile } from '../statistics.ts';
import { emptyKnowledge, fillKnowledge, wordOf } from './knowledge-rows.ts';

const warmRounds = 3;

/** How long an agent looks for passages before it can begin to think: by words and by meaning, in two languages. */
export async function measureKnowledge({ server, amounts, tell }: BenchContext): Promise<PartResult> {
  const passages = amounts.knowledgePassages;
  tell(`knowledge: making ${passages} passages…`);
  const database = await openDatabase(server.dataFolder);
  try {
    const agentId = await makeAgent(server, await fillKnowledge(database, passages));
    const times = new Map(Object.keys(questions).map((name) => [name, [] as number[]]));
    tell('knowledge');
    // in turn, so that a slow moment falls on all of them
    for (let round = 0; round < warmRounds + amounts.knowledgeRounds; round++) {
      for (const [name, query] of Object.entries(questions)) {
        const ms = await timeSearch(server, agentId, query);
        if (round >= warmRounds) times.get(name)!.push(ms);
      }
    }
    return toResult(passages, times);
  } finally {
    await emptyKnowledge(database);
    await database.end();
  }
}

/** Words by their rank: the rarer, the fewer passages have them. */
const questions: Readonly<Record<string, string>> = {
  'a rare word': wordOf(9_000),
  'a question of common and rare words': [1, 3, 8, 40, 300, 2_000, 9_500].map(wordOf).join(' '),
  'a long question': Array.from({ length: 40 }, (_, place) => wordOf(place * place * 5)).join(' '),
};

async function call<Answer>({ url, apiKey }: BenchServer, path: string, json: object): Promise<Answer> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'xi-api-key': apiKey },
    body: JSON.stringify(json),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

async function makeAgent(server: BenchServer, documentIds: readonly string[]): Promise<string> {
  const knowledge_base = documentIds.map((id) => ({ type: 'text', name: id, id }));
  const conversation_config = { agent: { prompt: { knowledge_base, rag: { enabled: true } } } };
  return (await call<{ agent_id: string }>(server, '/v1/convai/agents/create', { conversation_config }))
    .agent_id;
}

async function timeSearch(server: BenchServer, agentId: string, query: string): Promise<number> {
  const started = performance.now();
  const path = `/v1/convai/agents/${agentId}/knowledge-base/rag-query`;
  const { chunks } = await call<{ chunks: unknown[] }>(server, path, { query });
  if (chunks.length === 0) throw new Error(`Nothing was found for “${query}”.`);
  return performance.now() - started;
}

function toResult(passages: number, times: ReadonlyMap<string, readonly number[]>): PartResult {
  const searches = [...times].map(([search, values]) => ({
    search,
    medianMs: median(values),
    p95Ms: percentile(values, 0.95),
  }));
  return {
    figures: { passages, searches },
    tables: [
      {
        title: `Knowledge: milliseconds of a search among ${passages} passages of two languages (aim: under 200 at the median)`,
        columns: ['asked for', 'median', 'p95'],
        rows: searches.map(({ search, medianMs, p95Ms }) => [search, medianMs.toFixed(1), p95Ms.toFixed(1)]),
      },
    ],
  };
}
