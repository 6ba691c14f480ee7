import { moduleOf, modules } from './module-rules.ts';
import { isTest, type Rule } from './rule.ts';
import type { SourceTree } from './source-tree.ts';

/** Who may query a table of another module, and why its public interface does not do. */
interface Reading {
  /** From `modules` or `platform` on, without `.tables.ts`. */
  table: string;
  /** A file, or a folder with all that is in it. */
  reader: string;
  why: string;
}

const ofPerson = 'A person is one row, of which each module of accounts keeps its own columns.';
const ofPeople = 'Lists name people, and sort by their names and addresses, in one statement.';
const ofSession = 'A session is one row, of which each module of accounts keeps its own columns.';
const ofMembers = 'Who belongs where, as what, is decided by joins and locks over these three at once.';
const ofVoice = 'A voice is one row, of which each module keeps its own columns; a search is one statement.';
const ofOpenLink = 'Whether a public link is open is decided by the statement that finds it.';
const ofFollowing = 'Rows that follow a voice are moved in one loop; its test misses no table.';

const readings: readonly Reading[] = [
  { table: 'modules/accounts/users/users', reader: 'modules/accounts/', why: ofPerson },
  { table: 'modules/accounts/users/users', reader: 'modules/workspaces/', why: ofPeople },
  {
    table: 'modules/accounts/users/users',
    reader: 'modules/voices/library/originals.store.ts',
    why: ofPeople,
  },
  { table: 'modules/accounts/users/users', reader: 'modules/voices/safety/reviews.store.ts', why: ofPeople },
  { table: 'modules/accounts/sessions/sessions', reader: 'modules/accounts/', why: ofSession },
  ...['accounts/users/users', 'workspaces/memberships/memberships', 'workspaces/workspace/workspaces'].map(
    (table) => ({
      table: `modules/${table}`,
      reader: 'modules/history/share-links/share-links.store.ts',
      why: ofOpenLink,
    }),
  ),
  ...['workspace/workspaces', 'memberships/memberships', 'members/groups/groups'].map((table) => ({
    table: `modules/workspaces/${table}`,
    reader: 'modules/workspaces/',
    why: ofMembers,
  })),
  {
    table: 'modules/studio/projects/projects',
    reader: 'modules/studio/feeds/feeds.store.ts',
    why: ofOpenLink,
  },
  {
    table: 'modules/workspaces/access/api-keys/api-keys',
    reader: 'modules/workspaces/sharing/sharing.store.ts',
    why: 'People, groups and keys that something can be shared with are one list.',
  },
  ...[
    'accounts/users/users',
    'agents/registry/agents',
    'studio/projects/projects',
    'voices/registry/voices',
    'workspaces/access/api-keys/api-keys',
    'workspaces/members/groups/groups',
  ].map((table) => ({
    table: `modules/${table}`,
    reader: 'modules/usage/names.store.ts',
    why: 'A report names whatever was used, by id and name alone.',
  })),
  {
    table: 'modules/workspaces/workspace/workspaces',
    reader: 'modules/billing/alerts.store.ts',
    why: 'Whose credits go is asked of all workspaces in one statement, by their plans.',
  },
  {
    table: 'modules/workspaces/workspace/workspaces',
    reader: 'modules/payments/promo-codes/promo-codes.store.ts',
    why: 'Who used a code is named in the statement that lists them.',
  },
  {
    table: 'modules/workspaces/workspace/workspaces',
    reader: 'modules/billing/ledger.store.ts',
    why: 'Staff are shown whose credits differ by name.',
  },
  {
    table: 'modules/billing/ledger',
    reader: 'modules/usage/',
    why: 'Usage is sums of the ledger, made and filled up by statements over its entries.',
  },
  ...['usage.store.ts', 'timing.store.ts'].map((file) => ({
    table: 'modules/workspaces/members/groups/groups',
    reader: `modules/usage/${file}`,
    why: 'People count in their groups by a join over sums.',
  })),
  {
    table: 'modules/workspaces/workspace/workspaces',
    reader: 'modules/usage/roll-ups.store.ts',
    why: 'Which workspaces are behind is asked of all of them in one statement.',
  },
  {
    table: 'modules/audit/audit',
    reader: 'modules/workspaces/administration/audit-log/audit-log.store.ts',
    why: 'Entries are found by who did it, whose name stands in another table.',
  },
  {
    table: 'modules/workspaces/workspace/workspaces',
    reader: 'modules/speech/speech-to-text/transcriptions.store.ts',
    why: 'How long a workspace keeps things differs from row to row.',
  },
  { table: 'modules/voices/registry/voices', reader: 'modules/voices/', why: ofVoice },
  {
    table: 'modules/voices/library/library',
    reader: 'modules/voices/design/design.store.ts',
    why: 'Whether a voice may be remixed is decided with the voice that is found.',
  },
  ...['cloning/cloning', 'professional/professional', 'safety/safety', 'samples/samples'].map((table) => ({
    table: `modules/voices/${table}`,
    reader: 'modules/voices/ownership/following-tables.ts',
    why: ofFollowing,
  })),
  {
    table: 'modules/voices/samples/samples',
    reader: 'modules/voices/professional/professional.store.ts',
    why: 'What a training learns of recordings stands in their rows; a search asks whether there are any.',
  },
  {
    table: 'platform/mail/mail',
    reader: 'modules/workspaces/administration/outbox/outbox.store.ts',
    why: 'The page of mails that wait is all that anybody asks of them.',
  },
  {
    table: 'platform/workflows/workflows',
    reader: 'modules/speech/tool-runs/tool-runs.store.ts',
    why: 'A list says of each run how far it is.',
  },
  {
    table: 'platform/workflows/workflows',
    reader: 'modules/speech/speech-to-text/transcriptions.store.ts',
    why: 'What nobody works on any more is told by both rows.',
  },
];

const server = 'apps/server/src/';
const tables = '.tables.ts';

/** Whose a table is: a module, or a folder of the platform. */
const ownerOf = (path: string): string => moduleOf(path)?.folder ?? path.split('/').slice(0, 5).join('/');

/** Each query of a module on tables of another owner. Foreign keys are none, nor are types of rows. */
function* foreignTables(tree: SourceTree): Generator<{ path: string; table: string }> {
  for (const { path, loads } of tree.values()) {
    if (!path.startsWith(`${modules}/`) || isTest(path) || path.endsWith(tables)) continue;
    for (const table of loads.filter((target) => target.endsWith(tables))) {
      if (ownerOf(table) !== ownerOf(path)) yield { path, table };
    }
  }
}

const isOf = ({ table, reader }: Reading, found: { path: string; table: string }): boolean =>
  found.table === `${server}${table}${tables}` && found.path.startsWith(`${server}${reader}`);

const foreignQueries: Rule = (tree) =>
  [...foreignTables(tree)]
    .filter((found) => !readings.some((reading) => isOf(reading, found)))
    .map(({ path, table }) => ({
      path,
      rule: 'foreign table',
      says: `queries ${table}: ask its module by the public interface, or name it with its reason in table-rules.ts`,
    }));

/** A reason that nobody needs any more. */
const staleReadings: Rule = (tree) => {
  const found = [...foreignTables(tree)];
  return readings
    .filter(({ table }) => tree.has(`${server}${table}${tables}`))
    .filter((reading) => !found.some((each) => isOf(reading, each)))
    .map(({ table, reader }) => ({
      path: 'tools/structure/table-rules.ts',
      rule: 'foreign table',
      says: `${reader} does not query ${table} any more: take the line out`,
    }));
};

/** By the public interface a table would go to anybody. */
const exportedTables: Rule = (tree) =>
  [...tree.values()]
    .filter(({ path }) => path.startsWith(`${modules}/`) && path.endsWith('/index.ts'))
    .flatMap(({ path, loads }) =>
      loads
        .filter((target) => target.endsWith(tables))
        .map((target) => ({ path, rule: 'foreign table', says: `exports ${target}` })),
    );

export const tableRules: readonly Rule[] = [foreignQueries, staleReadings, exportedTables];
