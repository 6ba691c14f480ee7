import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { is } from 'drizzle-orm';
import { getTableConfig, PgDialect, PgTable, PgText } from 'drizzle-orm/pg-core';
import { beforeAll, expect, test } from 'vitest';
import { freeNumbers, unboundColumns } from './unbound-columns.ts';

type Table = ReturnType<typeof getTableConfig>;

const source = fileURLToPath(new URL('../src', import.meta.url));
const dialect = new PgDialect();
/** A longer name is cut off by PostgreSQL. */
const longestName = 63;

let tables: Table[];
let texts: Map<string, string>;
beforeAll(async () => {
  tables = [];
  texts = new Map();
  for (const path of await readdir(source, { recursive: true })) {
    if (!path.endsWith('.tables.ts')) continue;
    texts.set(path, await readFile(join(source, path), 'utf8'));
    const exported = (await import(pathToFileURL(join(source, path)).href)) as Record<string, unknown>;
    for (const value of Object.values(exported)) if (is(value, PgTable)) tables.push(getTableConfig(value));
  }
});

const columnsOf = (all: readonly Table[]) =>
  all.flatMap((table) =>
    table.columns.map((column) => ({ table, column, path: `${table.name}.${column.name}` })),
  );

const foreignKeysOf = (all: readonly Table[]) =>
  all.flatMap((table) =>
    table.foreignKeys.map((key) => ({
      table,
      key,
      ...key.reference(),
      path: `${table.name}.${key.reference().columns[0]?.name}`,
    })),
  );

const checksOf = (table: Table) =>
  table.checks.map(({ name, value }) => ({ name, condition: dialect.sqlToQuery(value).sql }));

test('what looks as if it named a row is bound to it, or is known not to be', () => {
  const bound = new Set(foreignKeysOf(tables).map(({ path }) => path));
  const naming = columnsOf(tables).filter(({ column }) => /_(id|by|of)$/.test(column.name));
  const loose = naming.map(({ path }) => path).filter((path) => !bound.has(path));
  expect(loose.toSorted()).toEqual(Object.keys(unboundColumns).toSorted());
});

test('what a foreign key names is there, and says what becomes of the row when it goes', () => {
  const known = new Set(columnsOf(tables).map(({ path }) => path));
  for (const { path, key, foreignTable, foreignColumns } of foreignKeysOf(tables)) {
    const named = getTableConfig(foreignTable as PgTable).name;
    expect(known, path).toContain(`${named}.${foreignColumns[0]?.name}`);
    // who owns a workspace is not deleted before it
    const isRefused = path === 'workspaces.owner_id';
    expect(isRefused || ['cascade', 'set null'].includes(key.onDelete ?? ''), path).toBe(true);
  }
});

test('a row that is deleted finds what names it by an index', () => {
  const leading = new Set(
    tables.flatMap((table) => [
      ...table.columns.filter(({ primary }) => primary).map(({ name }) => `${table.name}.${name}`),
      ...table.primaryKeys.map(({ columns }) => `${table.name}.${columns[0]?.name}`),
      ...table.indexes
        .filter(({ config }) => config.where === undefined)
        .map(({ config }) => config.columns[0])
        .map((column) => `${table.name}.${column && 'name' in column ? column.name : ''}`),
    ]),
  );
  expect(
    foreignKeysOf(tables)
      .map(({ path }) => path)
      .filter((path) => !leading.has(path)),
  ).toEqual([]);
});

test('a text of few values has them in its declaration, and the database refuses others', () => {
  for (const [path, text] of texts)
    expect(/\btext\([^()]*\)\s*\.\$type</.test(text), `${path}: declare it with \`enum\``).toBe(false);
  for (const { table, column, path } of columnsOf(tables)) {
    if (!is(column, PgText) || !column.enumValues) continue;
    const known = checksOf(table).find(({ name }) => name === `${table.name}_${column.name}_known`);
    const values = column.enumValues.map((value) => `'${value}'`).join(', ');
    expect(known?.condition, path).toBe(`"${table.name}"."${column.name}" in (${values})`);
  }
});

test('a number has its bounds', () => {
  const numbers = columnsOf(tables).filter(({ column }) =>
    ['PgInteger', 'PgBigInt53', 'PgDoublePrecision'].includes(column.columnType),
  );
  const unbounded = numbers.filter(({ table, column }) => {
    const name = `"${table.name}"."${column.name}"`;
    const isBound = foreignKeysOf([table]).some(({ columns }) => columns[0]?.name === column.name);
    return !isBound && !checksOf(table).some(({ condition }) => condition.includes(name));
  });
  expect(unbounded.map(({ path }) => path).toSorted()).toEqual(Object.keys(freeNumbers).toSorted());
});

test('the name of a constraint is not cut off', () => {
  const names = tables.flatMap((table) => [
    ...table.checks.map(({ name }) => name),
    ...table.foreignKeys.map((key) => key.getName()),
    ...table.indexes.map(({ config }) => config.name ?? ''),
  ]);
  expect(names.filter((name) => name.length > longestName)).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});
