import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const skipped = new Set(['dist', 'node_modules']);

/** One hash over what something is built from: names, sizes and times, which is quick and enough on one machine. */
export function inputsKey(inputs) {
  const hash = createHash('sha256');
  const add = (path) => {
    const info = statSync(path);
    if (!info.isDirectory()) return hash.update(`${path}:${info.size}:${info.mtimeMs}\n`);
    for (const name of readdirSync(path).sort()) if (!skipped.has(name)) add(join(path, name));
  };
  for (const input of [...inputs, 'package-lock.json']) add(join(root, input));
  return hash.update(readFileSync(join(root, 'package.json'))).digest('hex');
}
