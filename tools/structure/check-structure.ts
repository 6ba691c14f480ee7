import { fileURLToPath } from 'node:url';
import { changedMigrations } from './frozen-migrations.ts';
import { violationsOf } from './rules.ts';
import { readTree } from './source-tree.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tree = readTree(root);
const violations = [...violationsOf(tree), ...changedMigrations(root)];
for (const { path, rule, says } of violations) console.error(`${path}: ${rule}: ${says}`);
if (tree.size === 0) console.error('No source file was found.');
console.log(`${tree.size} files, ${violations.length} violations`);
process.exitCode = violations.length > 0 || tree.size === 0 ? 1 : 0;
