import { expect, test } from 'vitest';
import { compareDocuments } from './compare-documents.ts';
import { withNewestKeys } from './newest-clients.ts';
import type { ApiDocument, Operation, Schema } from './schema.ts';
import { sortDifferences } from './sort-differences.ts';

const documentOf = (operation: Operation, schemas: Record<string, Schema> = {}): ApiDocument => ({
  paths: { '/v1/things/{thing_id}': { post: operation } },
  components: { schemas },
});
const operationOf = (body: Schema | undefined, answer: Schema, status = '200'): Operation => ({
  ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
  responses: { [status]: { content: { 'application/json': { schema: answer } } } },
});
const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
});
const text: Schema = { type: 'string' };
const found = (theirs: ApiDocument, ours: ApiDocument) =>
  compareDocuments(theirs, ours).differences.map(({ rule, at, says }) => [rule, at, says].join('|'));
const ofBodies = (theirs: Schema, ours: Schema) =>
  found(documentOf(operationOf(theirs, {})), documentOf(operationOf(ours, {})));
const ofAnswers = (theirs: Schema, ours: Schema) =>
  found(documentOf(operationOf(undefined, theirs)), documentOf(operationOf(undefined, ours)));

test('the same document has no differences, and what is not there yet is only counted', () => {
  const ours = documentOf(operationOf(object({ a: text }), object({ b: text }, ['b'])));
  const theirs = { ...ours, paths: { ...ours.paths, '/v1/else': ours.paths['/v1/things/{thing_id}']! } };
  expect(compareDocuments(theirs, ours)).toEqual({ differences: [], compared: 1, missing: 1 });
});

test('a request of theirs must be taken: fields, kinds, nulls, values, bounds, defaults', () => {
  const theirs = object({
    unread: text,
    kind: { anyOf: [text, { type: 'integer' }] },
    nothing: { anyOf: [text, { type: 'null' }] },
    choice: { type: 'string', enum: ['a', 'b'] },
    narrow: { type: 'integer', maximum: 10 },
    own: text,
    given: { type: 'boolean', default: true },
    list: { type: 'array', items: { type: 'number' } },
  });
  const ours = object(
    {
      kind: text,
      nothing: text,
      choice: { type: 'string', enum: ['a'] },
      narrow: { type: 'integer', maximum: 5 },
      own: { type: 'string', maxLength: 9 },
      given: { type: 'boolean' },
      list: { type: 'array', items: { type: 'integer' } },
      demanded: text,
    },
    ['own'],
  );
  expect(ofBodies(theirs, ours)).toEqual([
    'field not read|body unread|',
    'type refused|body kind|integer',
    'null refused|body nothing|',
    'value refused|body choice|b',
    'bound narrower|body narrow|maximum 5, theirs 10',
    'bound of ours|body own|maxLength 9, theirs none',
    'default differs|body given|true, ours is not said',
    'type refused|body list[]|number',
    'demanded by us|body own|',
  ]);
  expect(
    ofBodies(object({ a: { type: 'integer', minimum: 3 } }), object({ a: { type: 'integer' } })),
  ).toEqual(['bound wider|body a|minimum none, theirs 3']);
});

test('an answer of ours must be one of theirs: keys, kinds, nulls, values', () => {
  const theirs = object({ always: text, sometimes: text, late: text, choice: { enum: ['a'] }, more: text }, [
    'always',
    'late',
  ]);
  const ours = object(
    {
      late: text,
      choice: { enum: ['a', 'z'] },
      more: { anyOf: [{ type: 'null' }, { type: 'number' }] },
      own: text,
    },
    ['choice', 'more'],
  );
  expect(ofAnswers(theirs, ours)).toEqual([
    'value beyond|answer choice|z',
    'null beyond|answer more|',
    'type beyond|answer more|number',
    'key missing|answer always|',
    'optional key missing|answer sometimes|',
    'key not always given|answer late|',
  ]);
  expect(ofAnswers(text, {})).toEqual(['left open|answer |']);
});

test('references are followed, also where a schema holds itself, and unions are met by their members', () => {
  const node = object({ name: text, next: { $ref: '#/components/schemas/Node' } }, ['name', 'next']);
  const cat = object({ kind: { const: 'cat' }, claws: text }, ['kind', 'claws']);
  const dog = object({ kind: { const: 'dog' }, tail: text }, ['kind', 'tail']);
  const refer = { $ref: '#/components/schemas/Node' };
  const both = { Node: node };
  expect(
    found(documentOf(operationOf(refer, refer), both), documentOf(operationOf(refer, refer), both)),
  ).toEqual([]);
  expect(ofBodies({ anyOf: [cat, dog] }, { oneOf: [dog, cat] })).toEqual([]);
  expect(ofBodies({ anyOf: [cat, dog] }, { oneOf: [dog] })).toContain('value refused|body kind|cat');
});

test('a form says in text what JSON says in structures, and cannot say null', () => {
  const form = (schema: Schema): ApiDocument =>
    documentOf({
      requestBody: { required: true, content: { 'multipart/form-data': { schema } } },
      responses: {},
    });
  const theirs = object({ labels: text, age: { anyOf: [{ type: 'integer' }, { type: 'null' }] } });
  expect(found(form(theirs), form(object({ labels: object({}), age: { type: 'integer' } })))).toEqual([]);
});

test('statuses and content types are compared', () => {
  expect(
    found(documentOf(operationOf(undefined, {}, '201')), documentOf(operationOf(undefined, {}))),
  ).toEqual(['status differs|answer|200, theirs 201']);
});

test('what the newest client needs counts as always given', () => {
  const theirs = documentOf(operationOf(undefined, { $ref: '#/components/schemas/User' }), {
    User: object({ name: text }, ['name']),
  });
  const needed = { required_by_js_sdk_2_73_only: ['id'], properties_in_js_sdk_only: ['id', 'nick'] };
  const newest = withNewestKeys(theirs, { schemas: { User: needed, Gone: needed } });
  expect(found(newest, documentOf(operationOf(undefined, object({ name: text }, ['name']))))).toEqual([
    'key missing|answer id|',
    'optional key missing|answer nick|',
  ]);
});

test('a difference stays with a reason; a reason without one is stale', () => {
  const difference = { rule: 'field not read', operation: 'POST /v1/x', at: 'body a', says: '' } as const;
  const reason = { rule: 'field not read', at: [/body a/], reason: 'It says nothing.' } as const;
  const stale = { rule: 'key missing', reason: 'Long gone.' } as const;
  const sorted = sortDifferences([difference, { ...difference, at: 'body b' }], [reason, stale]);
  expect([...sorted.explained]).toEqual([[reason, 1]]);
  expect(sorted.unexplained).toMatchObject([{ at: 'body b' }]);
  expect(sorted.stale).toEqual([stale]);
});
