import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openapiDocument } from '../../apps/server/src/platform/http/openapi.ts';
import { contract } from '../../packages/contract/src/contract.ts';
import { compareDocuments } from './compare-documents.ts';
import type { ApiDocument } from './schema.ts';

const beside = fileURLToPath(new URL('../../../shared/api/elevenlabs-openapi.json', import.meta.url));
const path = process.env.MYNAH_REFERENCE_DOCUMENT ?? beside;
const theirs = JSON.parse(readFileSync(path, 'utf8')) as ApiDocument;
const ours = JSON.parse(JSON.stringify(openapiDocument(contract, 'http://localhost'))) as ApiDocument;
const { differences, compared, missing } = compareDocuments(theirs, ours);
console.log(compared, missing, differences.length);
const by: Record<string, (typeof differences)[number][]> = {};
for (const d of differences) (by[d.rule] ??= []).push(d);
for (const [rule, list] of Object.entries(by)) {
  console.log(rule, list.length);
  if (process.argv.includes('-v'))
    for (const d of list) console.log('   ', d.operation, '|', d.at, '|', d.says);
}
