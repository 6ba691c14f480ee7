import type { ColumnFilter } from '@mynah/contract/usage';
import { type UsageColumn, usageColumns } from '@mynah/contract/usage-names';
import { type SQL, sql } from 'drizzle-orm';
import { Failure } from '../../platform/errors/index.ts';
import { creditEntries } from '../billing/ledger.tables.ts';
import { entryValue } from './dimensions.ts';

/** What this server has one of, or none. */
const always = (value: string): SQL => sql`${value}::text`;

export const columnOf: Readonly<Record<UsageColumn, SQL>> = {
  product_type: entryValue.product,
  model: entryValue.model,
  voice_id: entryValue.voice,
  user_id: entryValue.user,
  // no generation is paid for by itself
  fiat_currency: always(''),
  fiat_charge_type: always(''),
  region: always('default'),
  reporting_workspace_id: sql`${creditEntries.workspaceId}`,
  request_source: entryValue.source,
  resource_id: entryValue.resource,
  subresource_id: entryValue.subresource,
  request_queue_type: always('default'),
  voice_multiplier: entryValue.voice_rate,
  hashed_xi_api_key: entryValue.api_key,
  billing_group_id: always(''),
  surface: entryValue.source,
  actor: sql`coalesce(${creditEntries.apiKeyId}, ${creditEntries.userId}, '')`,
};

/** @throws Failure `unprocessable` */
function findColumn(name: string): SQL {
  const known = usageColumns.find((column) => column === name);
  if (known) return columnOf[known];
  throw new Failure('unprocessable', `There is no column ${name}.`, { loc: ['body', 'filters'] });
}

const comparisons = { le: sql`<=`, ge: sql`>=`, lt: sql`<`, gt: sql`>` } as const;

/** All of them hold. Values are compared as text, a voice's rate as a number. */
export function conditionOf(filters: readonly ColumnFilter[]): SQL {
  if (filters.length === 0) return sql`true`;
  return sql.join(filters.map(holds), sql` and `);
}

function holds({ column, operation, values }: ColumnFilter): SQL {
  const left = findColumn(column);
  const texts = values.map((value) => (value === null ? '' : String(value)));
  if (operation in comparisons) {
    const sign = comparisons[operation as keyof typeof comparisons];
    const [first = ''] = texts;
    return column === 'voice_multiplier'
      ? sql`${left}::float8 ${sign} ${Number(first)}::float8`
      : sql`${left} ${sign} ${first}`;
  }
  const isOneOf =
    texts.length === 0
      ? sql`false`
      : sql`${left} in (${sql.join(
          texts.map((text) => sql`${text}`),
          sql`, `,
        )})`;
  return operation === 'in' || operation === 'eq' ? isOneOf : sql`not (${isOneOf})`;
}
