import type { BenchContext, PartResult } from '../bench-part.ts';
import { median, percentile } from '../statistics.ts';

/** Asked in turn, so that a slow moment falls on all of them. */
const rounds = 400;
const warmRounds = 50;

/** What it costs to know who calls: the same public call without a credential, with a key, with an access token. */
export async function measureAuthentication({ server, amounts, tell }: BenchContext): Promise<PartResult> {
  tell('authentication');
  const signIns = await timeEach(amounts.signIns, () => signIn(server));
  const token = await signIn(server);
  const callers: Record<string, HeadersInit> = {
    nobody: {},
    'an API key': { 'xi-api-key': server.apiKey },
    'an access token': { authorization: `Bearer ${token}` },
  };
  const times = Object.fromEntries(Object.keys(callers).map((name) => [name, [] as number[]]));
  for (let round = 0; round < warmRounds + rounds; round++) {
    for (const [name, headers] of Object.entries(callers)) {
      const [ms] = await timeEach(1, () => readConfig(server.url, headers));
      if (round >= warmRounds) times[name]!.push(ms!);
    }
  }
  const figures = Object.entries(times).map(([caller, values]) => ({
    caller,
    medianMs: median(values),
    p95Ms: percentile(values, 0.95),
    addedMs: median(values) - median(times.nobody!),
  }));
  return {
    figures: { calls: figures, signInMedianMs: median(signIns) },
    tables: [
      {
        title:
          'Who calls: milliseconds of GET /v1/app-config on one connection (aim for a key: less than 1 more)',
        columns: ['caller', 'median', 'p95', 'more than nobody'],
        rows: figures.map(({ caller, medianMs, p95Ms, addedMs }) => [
          caller,
          medianMs.toFixed(2),
          p95Ms.toFixed(2),
          addedMs.toFixed(2),
        ]),
        note: `A sign-in takes ${median(signIns).toFixed(0)} ms, nearly all of it the password's argon2id.`,
      },
    ],
  };
}

async function timeEach(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < count; at++) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times;
}

async function signIn({ url, owner }: BenchContext['server']): Promise<string> {
  const answer = await fetch(`${url}/v1/user/auth-tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}.`);
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return token;
}

/** A public call that looks whether somebody is signed in. */
async function readConfig(url: string, headers: HeadersInit): Promise<void> {
  const answer = await fetch(`${url}/v1/app-config`, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`GET /v1/app-config answered ${answer.status}.`);
}
