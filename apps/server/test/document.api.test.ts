import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './test-app.ts';

type Json = Record<string, unknown>;
interface Operation {
  operationId: string;
  responses: Record<string, unknown>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
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
