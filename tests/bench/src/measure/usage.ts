import type { BenchContext, PartResult } from '../bench-part.ts';
import { openDatabase } from '../server/open-database.ts';
import { median, percentile } from '../statistics.ts';
import { type FilledYear, fillYear } from './usage-rows.ts';

const warmRounds = 3;
/** What a year of a large workspace may take. */
const aimMs = 100;

interface Question {
  path: string;
  json?: object;
}

/** How long a year of usage takes, of a workspace with ten million entries, from its sums. */
export async function measureUsage({ server, amounts, tell }: BenchContext): Promise<PartResult> {
  const count = amounts.usageEntries;
  tell(`usage: making ${count} entries…`);
  const database = await openDatabase(server.dataFolder);
  try {
    const filled = await fillYear(database, { count, tell });
    const questions = Object.entries(questionsOf(filled));
    const times = new Map(questions.map(([name]) => [name, [] as number[]]));
    tell('usage');
    // in turn, so that a slow moment falls on all of them
    for (let round = 0; round < warmRounds + amounts.usageRounds; round++) {
      for (const [name, question] of questions) {
        const ms = await timeAnswer(server, question);
        if (round >= warmRounds) times.get(name)!.push(ms);
      }
    }
    return toResult(count, times);
  } finally {
    await database.end();
  }
}

function questionsOf({ fromMs, toMs }: FilledYear): Record<string, Question> {
  const report = (query: Record<string, string>): Question => ({
    path: `/v1/usage/report?${new URLSearchParams({
      from_unix_ms: String(fromMs),
      to_unix_ms: String(toMs),
      whole_workspace: 'true',
      ...query,
    })}`,
  });
  const stats = (query: Record<string, string>): Question => ({
    path: `/v1/usage/character-stats?${new URLSearchParams({
      start_unix: String(fromMs),
      end_unix: String(toMs - 1),
      include_workspace_metrics: 'true',
      ...query,
    })}`,
  });
  const overTime = (group_by: string[], interval_seconds: number): Question => ({
    path: '/v1/workspace/analytics/query/usage-by-product-over-time',
    json: { start_time: fromMs, end_time: toMs, interval_seconds, group_by },
  });
  return {
    'the page: by product, by month': report({ interval: 'month' }),
    'the page: by voice, by week': report({ interval: 'week', breakdown: 'voice' }),
    'the page: by person, by day': report({ interval: 'day', breakdown: 'person' }),
    'character-stats: all, by day': stats({}),
    'character-stats: requests by model, by week': stats({
      breakdown_type: 'model',
      metric: 'request_count',
      aggregation_interval: 'week',
    }),
    'character-stats: minutes by API key, in one sum': stats({
      breakdown_type: 'api_keys',
      metric: 'minutes_used',
      aggregation_interval: 'cumulative',
    }),
    'analytics: by product, by day': overTime(['product_type'], 86_400),
    'analytics: by voice, by 30 days': overTime(['voice_id'], 30 * 86_400),
  };
}

async function timeAnswer(
  { url, apiKey }: BenchContext['server'],
  { path, json }: Question,
): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${url}${path}`, {
    method: json ? 'POST' : 'GET',
    headers: { 'xi-api-key': apiKey, ...(json && { 'content-type': 'application/json' }) },
    body: json && JSON.stringify(json),
  });
  const text = await answer.text();
  const ms = performance.now() - started;
  if (!answer.ok || text.length < 50)
    throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 300)}`);
  return ms;
}

function toResult(count: number, times: ReadonlyMap<string, readonly number[]>): PartResult {
  const answers = [...times].map(([question, values]) => ({
    question,
    medianMs: median(values),
    p95Ms: percentile(values, 0.95),
  }));
  return {
    figures: { entries: count, answers },
    tables: [
      {
        title: `A year of usage of a workspace with ${count.toLocaleString('en-US')} entries: milliseconds of an answer (aim: ${aimMs})`,
        columns: ['question', 'median', 'p95'],
        rows: answers.map(({ question, medianMs, p95Ms }) => [
          question,
          medianMs.toFixed(1),
          p95Ms.toFixed(1),
        ]),
        note: 'From the sums of days, but for a thousand entries that are in none yet.',
      },
    ],
  };
}
