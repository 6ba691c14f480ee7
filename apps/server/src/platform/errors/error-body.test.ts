import { EngineFailure } from '@mynah/engine-spec';
import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  errorBody,
  Failure,
  failureKindTraits,
  socketErrorBody,
  toFailure,
  validationBody,
} from './index.ts';

test('[ERR-022] [ERR-023] an application error carries status and message under detail', () => {
  const failure = new Failure('quota_exceeded', 'Too few credits.', {
    data: { character_used: 9, character_limit: 10 },
  });
  expect(errorBody(failure, 'r1')).toEqual({
    detail: {
      type: 'quota_error',
      code: 'quota_exceeded',
      status: 'quota_exceeded',
      message: 'Too few credits.',
      request_id: 'r1',
      character_used: 9,
      character_limit: 10,
    },
  });
  expect(failureKindTraits[failure.kind].status).toBe(401);
});

test('[ERR-023] a validation error is the list form', () => {
  const parsed = z
    .object({ text: z.string(), seed: z.int() })
    .safeParse({ seed: 'x' }, { reportInput: true });
  const { detail } = validationBody('body', parsed.error?.issues ?? []);
  expect(detail).toContainEqual({ loc: ['body', 'text'], msg: 'Field required', type: 'missing' });
  expect(detail).toContainEqual(expect.objectContaining({ loc: ['body', 'seed'], type: 'invalid_type' }));
});

test('[ERR-023] what only the work finds out is the same list', () => {
  const failure = new Failure('no_timings', 'No timings.', { loc: ['path', 'history_item_id'] });
  const entry = { loc: ['path', 'history_item_id'], msg: 'No timings.', type: 'no_timings' };
  expect(errorBody(failure, 'r')).toEqual({ detail: [entry] });
  expect(errorBody(new Failure('unprocessable', 'No.'), 'r')).toEqual({
    detail: [{ loc: ['body'], msg: 'No.', type: 'unprocessable' }],
  });
});

test('a socket failure names its code and close code', () => {
  expect(socketErrorBody(new Failure('voice_not_found', 'No such voice.'))).toEqual({
    message: 'No such voice.',
    error: 'voice_not_found',
    code: 1008,
  });
});

test.each([
  [new EngineFailure('unspeakable', 'Nothing to say.'), 'input_text_empty'],
  [new EngineFailure('unavailable', 'gone'), 'engine_unavailable'],
  [Object.assign(new Error('big'), { statusCode: 413 }), 'upload_file_size_exceeded'],
  [Object.assign(new Error('bad'), { statusCode: 415 }), 'invalid_request'],
  [new Error('secret detail'), 'internal_server_error'],
  ['a thrown string', 'internal_server_error'],
])('%s becomes %s', (thrown, code) => {
  expect(toFailure(thrown).code).toBe(code);
});

test('a cause never reaches the caller', () => {
  const body = errorBody(toFailure(new Error('password=hunter2')), 'r');
  expect(JSON.stringify(body)).not.toContain('hunter2');
});
