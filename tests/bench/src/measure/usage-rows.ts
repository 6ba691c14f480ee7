import type pg from 'pg';

/** What the year of the bench is made of. */
export const year = { products: 8, models: 5, voices: 40, people: 20, keys: 10, agents: 5 } as const;

const dayMs = 86_400_000;
/** Sums of a month at a time: a statement for all of them would not fit into memory. */
const spans = 12;

export interface FilledYear {
  fromMs: number;
  toMs: number;
}

/**
 * Fills the workspace’s ledger with spendings, spread evenly over the year up to midnight, as wide as real ones; then
 * makes the sums as the server makes them, and leaves the last thousand to be read from entries.
 */
export async function fillYear(
  client: pg.Client,
  { count, tell }: { count: number; tell: (line: string) => void },
): Promise<FilledYear> {
  const { rows } = await client.query<{ id: string; owner_id: string }>(
    'select id, owner_id from workspaces order by created_at limit 1',
  );
  const [workspace] = rows;
  if (!workspace) throw new Error('The server has no workspace.');
  const toMs = Math.floor(Date.now() / dayMs) * dayMs;
  const fromMs = toMs - 365 * dayMs;
  await client.query('set synchronous_commit = off');
  for (let span = 0; span < spans; span++) {
    const first = Math.floor((count * span) / spans);
    const last = Math.floor((count * (span + 1)) / spans) - 1;
    await client.query(insertEntries, [workspace.id, workspace.owner_id, first, last, count, fromMs / 1000]);
    tell(`usage: ${last + 1} entries`);
  }
  await client.query('vacuum analyze credit_entries');
  await sumYear(client, { workspaceId: workspace.id, tell });
  return { fromMs, toMs };
}

const insertEntries = `
  insert into credit_entries (id, workspace_id, kind, credits, period_ends_at, product, user_id, api_key_id, source,
    model_id, voice_id, agent_id, voice_rate, characters, duration_ms, running_ms, first_sound_ms, created_at)
  select 'bench' || lpad(n::text, 15, '0'), $1, 'spend', -(20 + n % 200), to_timestamp($6::float8 + 32 * 86400),
    'product-' || n % ${year.products},
    case when n % ${year.people} = 0 then $2 else 'bench-person-' || n % ${year.people} end,
    case when n % 3 = 0 then 'bench-key-' || n % ${year.keys} end,
    case when n % 3 = 0 then 'api' else 'app' end,
    'model-' || n % ${year.models}, 'bench-voice-' || n % ${year.voices},
    case when n % 4 = 0 then 'bench-agent-' || n % ${year.agents} end,
    1, 20 + n % 200, 1000 + n % 9000, 500 + n % 3000, 150 + n % 400,
    to_timestamp($6::float8 + n * (365 * 86400.0 / $5::bigint))
  from generate_series($3::bigint, $4::bigint) as n`;

/** By the server's own statement. */
async function sumYear(
  client: pg.Client,
  { workspaceId, tell }: { workspaceId: string; tell: (line: string) => void },
): Promise<void> {
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const { addToSums, forgetSums, lockProgress } = await import(
    '../../../../apps/server/src/modules/usage/roll-ups.store.ts'
  );
  const db = drizzle(client);
  const { rows } = await client.query<{ least: string; most: string }>(
    'select min(sequence) as least, max(sequence) - 1000 as most from credit_entries where workspace_id = $1',
    [workspaceId],
  );
  const [least, most] = [Number(rows[0]?.least), Number(rows[0]?.most)];
  await db.transaction(async (transaction) => {
    await forgetSums(transaction, workspaceId);
    await lockProgress(transaction, workspaceId);
  });
  for (let span = 0; span < spans; span++) {
    const after = least - 1 + Math.floor(((most - least + 1) * span) / spans);
    const to = least - 1 + Math.floor(((most - least + 1) * (span + 1)) / spans);
    await db.transaction((transaction) => addToSums(transaction, workspaceId, { after, to }));
    tell(`usage: sums of ${span + 1} of ${spans} months`);
  }
  await client.query('vacuum analyze usage_rollups');
}
