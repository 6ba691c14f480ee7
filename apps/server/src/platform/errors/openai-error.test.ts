import { expect, test } from 'vitest';
import { Failure, openaiError } from './index.ts';

test.each([
  ['invalid_api_key', 401, 'invalid_request_error', 'invalid_api_key'],
  ['needs_authorization', 401, 'invalid_request_error', 'invalid_api_key'],
  ['missing_permissions', 403, 'permission_error', 'missing_permissions'],
  ['quota_exceeded', 429, 'insufficient_quota', 'insufficient_quota'],
  ['too_many_concurrent_requests', 429, 'rate_limit_error', 'rate_limit_exceeded'],
  ['voice_not_found', 404, 'invalid_request_error', 'voice_not_found'],
  ['invalid_request', 400, 'invalid_request_error', 'invalid_request'],
  ['upload_file_size_exceeded', 413, 'invalid_request_error', 'upload_file_size_exceeded'],
  ['engine_unavailable', 503, 'server_error', 'engine_unavailable'],
  ['internal_server_error', 500, 'server_error', 'internal_server_error'],
] as const)('%s is a %i of the type %s', (code, status, type, told) => {
  const failure = new Failure(code, 'A sentence.', { cause: new Error('password=hunter2') });
  const { status: given, body } = openaiError(failure);
  expect(given).toBe(status);
  expect(body).toEqual({ error: { message: 'A sentence.', type, param: null, code: told } });
});

test('the field at fault is named', () => {
  const failure = new Failure('invalid_request', 'No.', { data: { param: 'model' } });
  expect(openaiError(failure).body.error.param).toBe('model');
  expect(openaiError(new Failure('invalid_request', 'No.'), 'voice').body.error.param).toBe('voice');
});
