import type { BenchContext, PartResult } from '../bench-part.ts';
import { openDatabase } from '../server/open-database.ts';
import { median, percentile } from '../statistics.ts';
import { emptyHistory, fillHistory, marks, rowId } from './history-rows.ts';

const pageSize = 50;
const warmRounds = 5;

/** How long a page of a long history takes: the first, narrowed ones, and one far down. */
export async function measureHistory({ server, amounts, tell }: BenchContext): Promise<PartResult> {
  const rows = amounts.historyRows;
  tell(`history: making ${rows} items…`);
  const database = await openDatabase(server.dataFolder);
  try {
    await fillHistory(database, rows);
    const pages = Object.entries(queriesFor(rows));
    const times = new Map(pages.map(([name]) => [name, [] as number[]]));
    tell('history');
    // in turn, so that a slow moment falls on all of them
    for (let round = 0; round < warmRounds + amounts.historyRounds; round++) {
      for (const [name, query] of pages) {
        const ms = await timePage(server, query);
        if (round >= warmRounds) times.get(name)!.push(ms);
      }
    }
    return toResult(rows, times);
  } finally {
    await emptyHistory(database);
    await database.end();
  }
}

/** The items stand in the order of their making: the newest is the last. */
function queriesFor(rows: number): Record<string, Record<string, string | number>> {
  const middle = rowId(Math.floor(rows / 2));
  const nowUnix = Math.floor(Date.now() / 1000);
  return {
    'first page': {},
    'one voice of twenty': { voice_id: marks.voice },
    'one model of three': { model_id: marks.model },
    'a model of one item in 1,000': { model_id: marks.rareModel },
    'text to speech': { source: 'TTS' },
    'the last 30 days': { date_after_unix: nowUnix - 30 * 86_400 },
    'a word that many texts have': { search: marks.commonWord },
    'a word of one text in 1,000': { search: marks.rareWord },
    'a voice and a word': { voice_id: marks.voice, search: marks.commonWord },
    'half-way down': { start_after_history_item_id: middle },
    'half-way down, one voice': { start_after_history_item_id: middle, voice_id: marks.voice },
    'the end': { start_after_history_item_id: rowId(pageSize) },
  };
}

async function timePage({ url, apiKey }: BenchContext['server'], query: Record<string, string | number>) {
  const parameters = Object.entries({ page_size: pageSize, ...query }).map(([name, value]) => [
    name,
    String(value),
  ]);
  const started = performance.now();
  const answer = await fetch(`${url}/v1/history?${new URLSearchParams(parameters)}`, {
    headers: { 'xi-api-key': apiKey },
  });
  const { history } = (await answer.json()) as { history: unknown[] };
  const ms = performance.now() - started;
  if (!answer.ok || history.length === 0)
    throw new Error(`A page of the history answered ${answer.status}, ${history.length} items.`);
  return ms;
}

function toResult(rows: number, times: ReadonlyMap<string, readonly number[]>): PartResult {
  const pages = [...times].map(([page, values]) => ({
    page,
    medianMs: median(values),
    p95Ms: percentile(values, 0.95),
  }));
  return {
    figures: { rows, pageSize, pages },
    tables: [
      {
        title: `History: milliseconds of a page of ${pageSize} among ${rows} items (aim: under 100 at the median)`,
        columns: ['page', 'median', 'p95'],
        rows: pages.map(({ page, medianMs, p95Ms }) => [page, medianMs.toFixed(1), p95Ms.toFixed(1)]),
      },
    ],
  };
}
