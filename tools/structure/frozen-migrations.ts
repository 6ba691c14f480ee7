import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Violation } from './rule.ts';

const migrationsFolder = 'apps/server/src/migrations';
/** In the form of `sha256sum`: its program can look too. */
const listName = 'frozen.sha256';

/**
 * A migration that a data folder may have run is never changed again: its hash stands in a list beside it. A new one
 * goes into the list when it lands (`npx tsx tools/structure/freeze-migrations.ts`).
 */
export function changedMigrations(root: string): Violation[] {
  const frozen = readList(root);
  const present = migrationsOf(root);
  const violation = (name: string, says: string): Violation => ({
    path: `${migrationsFolder}/${name}`,
    rule: 'frozen migration',
    says,
  });
  const gone = [...frozen.keys()].filter((name) => !present.has(name));
  return [
    ...gone.map((name) => violation(name, 'is gone: data folders have run it')),
    ...[...present].flatMap(([name, hash]) => {
      const known = frozen.get(name);
      if (known === undefined) return [violation(name, `is not in ${listName}: freeze it when it lands`)];
      return known === hash
        ? []
        : [violation(name, 'was changed: data folders have run it. Write a new one')];
    }),
  ];
}

/** Adds the new ones; what is listed stays as it is. Answers their names. */
export function freezeMigrations(root: string): string[] {
  const frozen = readList(root);
  const added = [...migrationsOf(root)].filter(([name]) => !frozen.has(name));
  const lines = [...frozen, ...added].map(([name, hash]) => `${hash}  ${name}\n`);
  writeFileSync(join(root, migrationsFolder, listName), lines.join(''));
  return added.map(([name]) => name);
}

function readList(root: string): Map<string, string> {
  const path = join(root, migrationsFolder, listName);
  if (!existsSync(path)) return new Map();
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [hash = '', name = ''] = line.split('  ');
      return [name, hash];
    }),
  );
}

function migrationsOf(root: string): Map<string, string> {
  const folder = join(root, migrationsFolder);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.sql')) : [];
  return new Map(names.sort().map((name) => [name, hashOf(join(folder, name))]));
}

/** The same on systems that end their lines otherwise. */
const hashOf = (path: string): string =>
  createHash('sha256').update(readFileSync(path, 'utf8').replaceAll('\r\n', '\n')).digest('hex');
