import { contract, type Route } from '@mynah/contract';
import {
  formBoolean,
  formInteger,
  formJson,
  formList,
  UploadedFile,
  uploadedFile,
} from '@mynah/contract/uploads';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { isFileField, withoutAbsentFields, withoutAbsentKeys } from './absent-values.ts';
import { partsOf } from './schema-parts.ts';

const form = z.object({
  text: z.string(),
  description: z.string().min(1).optional(),
  limit: formInteger(1, 9).default(3),
  is_loud: formBoolean.default(true),
  words: formList(z.string().min(1)).optional(),
  extra: formJson(z.object({ a: z.int() })).optional(),
  file: uploadedFile.optional(),
});

const read = (fields: Record<string, unknown>) => form.parse(withoutAbsentFields(form, fields));

describe('fields of addresses and forms', () => {
  test.each(['', 'null', null])('%j is nothing where the field may be absent', (nothing) => {
    const fields = Object.fromEntries(Object.keys(form.shape).map((name) => [name, nothing]));
    expect(read({ ...fields, text: 'Hi' })).toEqual({ text: 'Hi', limit: 3, is_loud: true });
  });

  test('null is a word where a text must be there, and among others', () => {
    expect(read({ text: 'null', words: ['null', 'nil'] })).toMatchObject({
      text: 'null',
      words: ['null', 'nil'],
    });
  });

  test('an empty item of a list is none, and a list of them is absent', () => {
    expect(read({ text: 'Hi', words: ['', 'one'] }).words).toEqual(['one']);
    expect(read({ text: 'Hi', words: ['', ''] }).words).toBeUndefined();
  });

  test('a file input that was left empty is absent, an empty file is not', () => {
    const file = (fileName: string) =>
      new UploadedFile({ path: '/x', fileName, contentType: 'application/octet-stream', sizeBytes: 0 });
    expect(read({ text: 'Hi', file: file('') }).file).toBeUndefined();
    expect(read({ text: 'Hi', file: file('a.wav') }).file).toBeInstanceOf(UploadedFile);
  });

  test('lists as PHP and jQuery name them', () => {
    expect(read({ text: 'Hi', 'words[]': ['one', 'two'] }).words).toEqual(['one', 'two']);
    expect(read({ text: 'Hi', 'words[0]': 'one', 'words[1]': 'two' }).words).toEqual(['one', 'two']);
  });

  test('what JSON parts held is taken as it is', () => {
    const fields = { text: 'Hi', limit: 4, is_loud: false, words: ['one'], extra: { a: 1 } };
    expect(read(fields)).toEqual(fields);
    expect(read({ text: 'Hi', extra: '{"a":2}' }).extra).toEqual({ a: 2 });
  });

  test('what is neither absent nor right is refused', () => {
    for (const wrong of [{ limit: 'nil' }, { is_loud: 'maybe' }, { extra: '{' }, { file: 'sound' }]) {
      expect(() => read({ text: 'Hi', ...wrong })).toThrow();
    }
    expect(() => read({ text: 'Hi', limit: '10' })).toThrow();
    expect(() => read({ description: 'no text' })).toThrow();
  });

  test('files are known by the schema', () => {
    const files = z.object({ files: formList(uploadedFile).refine((list) => list.length > 0) });
    expect([isFileField(files, 'files'), isFileField(files, 'files[]')]).toEqual([true, true]);
    expect([isFileField(form, 'text'), isFileField(form, 'unknown')]).toEqual([false, undefined]);
  });
});

describe('keys of JSON', () => {
  const body = z.object({
    size: z.int().default(1),
    name: z.string().nullable().optional(),
    text: z.string(),
    inner: z.object({ loud: z.boolean().optional() }).optional(),
    either: z.union([z.object({ a: z.int().default(1) }), z.object({ b: z.int().default(2) })]).optional(),
    list: z.array(z.object({ at: z.int().optional() })).optional(),
    data: z.record(z.string(), z.unknown()).optional(),
  });
  const readBody = (value: unknown) => body.parse(withoutAbsentKeys(body, value));

  test('null is absent, at any depth, where the schema takes none', () => {
    const nested = { inner: { loud: null }, either: { a: null }, list: [{ at: null }] };
    expect(readBody({ text: 'Hi', size: null, ...nested })).toEqual({
      text: 'Hi',
      size: 1,
      inner: {},
      either: { a: 1 },
      list: [{}],
    });
  });

  test('null stays where it means something, and in data', () => {
    const given = { text: 'Hi', name: null, data: { note: null } };
    expect(readBody(given)).toEqual({ ...given, size: 1 });
  });

  test('null for what must be there is refused', () => {
    expect(() => readBody({ text: null })).toThrow();
  });
});

const shapeOf = (schema: Route['body']): [string, z.ZodType][] =>
  Object.entries((schema && partsOf(schema).shape) ?? {});
const named = (routes: readonly Route[]) => routes.map((route) => [route.id, route] as const);
const mayBeAbsent = ([, field]: [string, z.ZodType]) => field.safeParse(undefined).success;

describe('in every route', () => {
  const withQuery = contract.filter((route) => shapeOf(route.query).some(mayBeAbsent));
  test.each(named(withQuery))('%s takes nothing for what its address may leave out', (_, { query }) => {
    for (const [name, field] of shapeOf(query).filter(mayBeAbsent)) {
      for (const nothing of ['', 'null'])
        expect(withoutAbsentFields(query!, { [name]: nothing }), name).toEqual({});
      expect(field.safeParse(undefined).success).toBe(true);
    }
  });

  const forms = contract.filter((route) => route.upload);
  test.each(named(forms))('%s takes nothing for what its form may leave out', (_, { body }) => {
    const fields = shapeOf(body).filter(mayBeAbsent);
    for (const nothing of ['', 'null', null]) {
      const given = Object.fromEntries(fields.map(([name]) => [name, nothing]));
      expect(withoutAbsentFields(body!, given)).toEqual({});
    }
  });

  const withJson = contract.filter((route) => !route.upload && shapeOf(route.body).some(mayBeAbsent));
  test.each(named(withJson))('%s takes null for what its body may leave out', (_, { body }) => {
    for (const [name, field] of shapeOf(body).filter(mayBeAbsent)) {
      const { [name]: left } = withoutAbsentKeys(body!, { [name]: null }) as Record<string, unknown>;
      expect(field.safeParse(left).success, name).toBe(true);
    }
  });
});

describe('spellings', () => {
  test.each(['true', 'True', 'TRUE', '1', 'yes', 'on'])('%s is true', (word) => {
    expect(formBoolean.parse(word)).toBe(true);
  });
  test.each(['false', 'False', 'FALSE', '0', 'no', 'off'])('%s is false', (word) => {
    expect(formBoolean.parse(word)).toBe(false);
  });
  test.each(['7', ' 7 ', '+7', '7.0'])('%j is seven', (text) =>
    expect(formInteger(1, 9).parse(text)).toBe(7),
  );
  test.each(['', '7.5', '0x7', '7e0', 'seven', '11'])('%j is no whole number up to nine', (text) => {
    expect(formInteger(1, 9).safeParse(text).success).toBe(false);
  });
});
