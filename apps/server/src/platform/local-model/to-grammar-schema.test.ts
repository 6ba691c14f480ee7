import { expect, test } from 'vitest';
import { toGrammarSchema, withoutNulls } from './to-grammar-schema.ts';

test('a schema keeps what a grammar knows, and what may be left out may be null', () => {
  const schema = {
    type: 'object',
    required: ['name', 'size'],
    additionalProperties: false,
    properties: {
      name: { type: 'string', minLength: 1, format: 'email', description: 'Who' },
      size: { enum: ['s', 'l'] },
      nights: { type: ['integer', 'null'], minimum: 1 },
      tags: { type: 'array', items: { anyOf: [{ type: 'string' }, { const: 3 }] } },
      odd: {},
    },
  };
  expect(toGrammarSchema(schema)).toEqual({
    type: 'object',
    properties: {
      name: { type: 'string', description: 'Who' },
      size: { enum: ['s', 'l'] },
      nights: { oneOf: [{ type: ['integer', 'null'] }, { type: 'null' }] },
      tags: {
        oneOf: [{ type: 'array', items: { oneOf: [{ type: 'string' }, { const: 3 }] } }, { type: 'null' }],
      },
      odd: { oneOf: [{ type: 'string' }, { type: 'null' }] },
    },
  });
});

test('nulls that stand for nothing are taken away at every depth', () => {
  expect(withoutNulls({ a: null, b: { c: null, d: [{ e: null, f: 1 }] } })).toEqual({ b: { d: [{ f: 1 }] } });
});
