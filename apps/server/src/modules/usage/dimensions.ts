import { type SQL, sql } from 'drizzle-orm';
import { creditEntries } from '../billing/ledger.tables.ts';

/** By what sums are kept. */
export const dimensions = [
  'product',
  'model',
  'voice',
  'voice_rate',
  'user',
  'api_key',
  'agent',
  'project',
  'resource',
  'source',
] as const;
export type Dimension = (typeof dimensions)[number];

export const rolledUnits = ['hour', 'day'] as const;
export type RolledUnit = (typeof rolledUnits)[number];

export const unitMs: Readonly<Record<RolledUnit, number>> = { hour: 3_600_000, day: 86_400_000 };

const { product, modelId, voiceId, voiceRate, userId, apiKeyId, agentId, projectId } = creditEntries;
const { source, subresourceId } = creditEntries;

/** Of an entry, as text; empty where it has none. */
export const entryValue: Readonly<Record<Dimension | 'subresource', SQL>> = {
  product: sql`coalesce(${product}, '')`,
  model: sql`coalesce(${modelId}, '')`,
  voice: sql`coalesce(${voiceId}, '')`,
  voice_rate: sql`coalesce(${voiceRate}, 1)::text`,
  user: sql`coalesce(${userId}, '')`,
  api_key: sql`coalesce(${apiKeyId}, '')`,
  agent: sql`coalesce(${agentId}, '')`,
  project: sql`coalesce(${projectId}, '')`,
  resource: sql`coalesce(${agentId}, ${projectId}, '')`,
  source: sql`coalesce(${source}, '')`,
  subresource: sql`coalesce(${subresourceId}, '')`,
};
