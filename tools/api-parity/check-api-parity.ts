import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openapiDocument } from '../../apps/server/src/platform/http/openapi.ts';
import { contract } from '../../packages/contract/src/contract.ts';
import { compareDocuments } from './compare-documents.ts';
import { type Difference, rules } from './difference.ts';
import { knownDifferences } from './known-differences.ts';
import { type ClientDrift, withNewestKeys } from './newest-clients.ts';
import type { ApiDocument } from './schema.ts';
import { sortDifferences } from './sort-differences.ts';

/**
 * Holds the API document against the reference, where that lies beside the checkout or where MYNAH_REFERENCE_DOCUMENT
 * says. Differences that stay stand in `known-differences.ts`; another fails, and so does an entry without one.
 */
const beside = fileURLToPath(new URL('../../../shared/api/elevenlabs-openapi.json', import.meta.url));
const path = process.env.MYNAH_REFERENCE_DOCUMENT ?? beside;

function check(): void {
  const { differences, compared, missing } = compareDocuments(readReference(), readOwn());
  const { explained, unexplained, stale } = sortDifferences(differences, knownDifferences);
  console.log(`${compared} operations are compared; ${missing} of the reference are not there yet.`);
  for (const [{ rule, reason }, count] of explained) console.log(`stays  ${rule}, ${count}: ${reason}`);
  for (const { rule, reason } of stale) console.log(`STALE  ${rule}: ${reason}`);
  for (const each of unexplained) console.log(`DIFFERS  ${lineOf(each)}`);
  console.log(
    `${differences.length} differences: ${differences.length - unexplained.length} explained, ` +
      `${unexplained.length} not; ${stale.length} explanations of nothing.`,
  );
  process.exitCode = unexplained.length + stale.length > 0 ? 1 : 0;
}

function readReference(): ApiDocument {
  const document = readJson<ApiDocument>(path);
  const drift = join(dirname(path), 'sdk-required-drift.json');
  return existsSync(drift) ? withNewestKeys(document, readJson<ClientDrift>(drift)) : document;
}

/** As clients read it. */
const readOwn = (): ApiDocument => JSON.parse(JSON.stringify(openapiDocument(contract, 'http://localhost')));

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}

const lineOf = ({ rule, operation, at, says }: Difference): string =>
  `${rule} (${rules[rule]}): ${operation}, ${at}${says && `: ${says}`}`;

if (existsSync(path)) check();
else console.log(`There is no reference document at ${path}: nothing is compared.`);
