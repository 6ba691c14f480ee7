import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './test-app.ts';

type Json = Record<string, unknown>;
interface Schema {
  $ref?: string;
  type?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}
interface Operation {
  operationId: string;
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

let app: TestApp;
let document: Document;
beforeAll(async () => {
  app = await startTestApp();
  document = (await (await app.fetch('/openapi.json')).json()) as Document;
});
afterAll(() => app.close());

test('the document of the API is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const result = await validator.validate(document as unknown as Json);
  expect(result.errors).toBeUndefined();
  expect(validator.version).toBe('3.1');
  expect(Object.keys(document.paths).length).toBeGreaterThan(15);
});

test('every operation has an id of its own, and every parameter of a path is declared', () => {
  const seen = new Set<string>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const operation of Object.values(methods)) {
      expect(seen).not.toContain(operation.operationId);
      seen.add(operation.operationId);
      const declared = (operation as unknown as { parameters: { name: string; in: string }[] }).parameters;
      const inPath = declared.filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`);
      expect(inPath.sort(), path).toEqual((path.match(/\{\w+\}/g) ?? []).sort());
    }
  }
});

test('every POST of a known caller takes an Idempotency-Key, and says what may come of it', () => {
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const { parameters, security, responses } = operation as unknown as Operation & {
        parameters: { name: string; in: string }[];
        security?: object[];
      };
      const isTaken = parameters.some(
        ({ name, in: place }) => name === 'Idempotency-Key' && place === 'header',
      );
      expect(isTaken, `${method} ${path}`).toBe(method === 'post' && security !== undefined);
      if (isTaken) expect(Object.keys(responses)).toEqual(expect.arrayContaining(['409', '422']));
    }
  }
});

test('the document has a page for people', async () => {
  const answer = await app.fetch('/docs');
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(await answer.text()).toContain('/v1/text-to-speech/{voice_id}');
});

const upstreamFile = fileURLToPath(
  new URL('../../../../shared/api/elevenlabs-openapi.json', import.meta.url),
);

test.skipIf(!existsSync(upstreamFile))(
  'every answer has the keys that the compatible API promises (needs shared/api/elevenlabs-openapi.json)',
  () => {
    const upstream = JSON.parse(readFileSync(upstreamFile, 'utf8')) as Document;
    const missing: string[] = [];
    let compared = 0;
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        const theirs = upstream.paths[path]?.[method];
        if (!theirs) continue;
        compared++;
        const keys = requiredKeys(answerOf(operation), document);
        const lacking = [...requiredKeys(answerOf(theirs), upstream)].filter(
          (key) => !keys.has(key) && !neverFilled.some((list) => key.startsWith(list)),
        );
        missing.push(...lacking.map((key) => `${method} ${path}: ${key}`));
      }
    }
    expect(missing).toEqual([]);
    expect(compared).toBeGreaterThan(10);
  },
);

/** Lists that are empty in every answer of ours, so that their items have no keys to miss. */
const neverFilled = ['.open_invoices[]'];

const answerOf = ({ responses }: Operation): Schema | undefined =>
  responses['200']?.content?.['application/json']?.schema;

/** `voices[].voice_id`: every key that a client may rely on, at every depth. */
function requiredKeys(schema: Schema | undefined, whole: Document): Set<string> {
  const keys = new Set<string>();
  const walk = (given: Schema | undefined, path: string, depth: number): void => {
    const found = resolve(given, whole);
    if (!found || depth > 6) return;
    if (found.items) walk(found.items, `${path}[]`, depth + 1);
    for (const key of found.required ?? []) {
      keys.add(`${path}.${key}`);
      walk(found.properties?.[key], `${path}.${key}`, depth + 1);
    }
  };
  walk(schema, '', 0);
  return keys;
}

/** Behind a reference, and without the null of what may be null. */
function resolve(schema: Schema | undefined, whole: Document): Schema | undefined {
  if (!schema) return undefined;
  if (schema.$ref) return resolve(whole.components.schemas[schema.$ref.split('/').at(-1) ?? ''], whole);
  const options = schema.anyOf?.filter((option) => option.type !== 'null');
  return options?.length === 1 ? resolve(options[0], whole) : schema;
}
