import { getTableName, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, type CheckBuilder, check } from 'drizzle-orm/pg-core';

/** What the database itself refuses, whoever writes. Empty (null) columns pass, except where a check says otherwise. */

const checkOf = (column: AnyPgColumn, rule: string, condition: SQL): CheckBuilder =>
  check(`${getTableName(column.table)}_${column.name}_${rule}`, condition);

/** A definition knows no parameters. */
const literal = (value: string | number): SQL =>
  sql.raw(typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`);

const isOneOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} in (${sql.join(values.map(literal), sql`, `)})`;

/** The values of its type, for a column that was declared with `enum`. */
export const oneOf = (column: AnyPgColumn, values: readonly string[]): CheckBuilder =>
  checkOf(column, 'known', isOneOf(column, values));

export const atLeast = (least: number, ...columns: AnyPgColumn[]): CheckBuilder[] =>
  columns.map((column) => checkOf(column, 'least', sql`${column} >= ${literal(least)}`));

export const notNegative = (...columns: AnyPgColumn[]): CheckBuilder[] => atLeast(0, ...columns);

export const between = (column: AnyPgColumn, least: number, most: number): CheckBuilder =>
  checkOf(column, 'range', sql`${column} between ${literal(least)} and ${literal(most)}`);

export const notEmpty = (...columns: AnyPgColumn[]): CheckBuilder[] =>
  columns.map((column) => checkOf(column, 'written', sql`${column} <> ''`));

export const inOrder = (first: AnyPgColumn, last: AnyPgColumn): CheckBuilder =>
  checkOf(last, 'order', sql`${first} <= ${last}`);

export const notBoth = (one: AnyPgColumn, other: AnyPgColumn): CheckBuilder =>
  checkOf(other, 'alone', sql`num_nonnulls(${one}, ${other}) < 2`);

/** What is of this kind has the other column filled. */
export const needs = (kind: AnyPgColumn, value: string, needed: AnyPgColumn): CheckBuilder =>
  checkOf(needed, 'needed', sql`${kind} <> ${literal(value)} or ${needed} is not null`);
