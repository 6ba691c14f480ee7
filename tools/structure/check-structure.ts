import { fileURLToPath } from 'node:url';
import { violationsOf } from './rules.ts';
import { readTree } from './source-tree.ts';

const tree = readTree(fileURLToPath(new URL('../..', import.meta.url)));
const violations = violationsOf(tree);
for (const { path, rule, says } of violations) console.error(`${path}: ${rule}: ${says}`);
if (tree.size === 0) console.error('No source file was found.');
console.log(`${tree.size} files, ${violations.length} violations`);
process.exitCode = violations.length > 0 || tree.size === 0 ? 1 : 0;
