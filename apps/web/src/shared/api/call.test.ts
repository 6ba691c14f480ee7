import { expect, test } from 'vitest';
import { addressOf } from '#web/shared/api/address-of.ts';
import type { call } from '#web/shared/api/call.ts';
import { formData } from '#web/shared/api/form-data.ts';

test('an address has its parts in their places, made safe', () => {
  const params = { history_item_id: 'a/b ?' };
  expect(addressOf('GET /v1/history/{history_item_id}/audio', { params })).toBe(
    '/v1/history/a%2Fb%20%3F/audio',
  );
  expect(addressOf('GET /v1/user')).toBe('/v1/user');
});

test('a query leaves out what says nothing, and repeats the key of a list', () => {
  const query = { search: undefined, accent: null, page: 0, featured: false, use_cases: ['a', 'b&c'] };
  expect(addressOf('GET /v1/shared-voices', { query })).toBe(
    '/v1/shared-voices?page=0&featured=false&use_cases=a&use_cases=b%26c',
  );
});

test('a form holds files by their names, lists as a repeated key, objects as JSON', () => {
  const form = formData({
    files: [new File(['1'], 'one.wav'), new File(['2'], 'two.wav')],
    keyterms: ['Ada', 'Mynah'],
    labels: { accent: 'British' },
    top_k: 3,
    consent: false,
    description: undefined,
    seed: null,
  });
  expect([...form.keys()]).toEqual(['files', 'files', 'keyterms', 'keyterms', 'labels', 'top_k', 'consent']);
  expect(form.getAll('files').map((file) => file instanceof File && file.name)).toEqual([
    'one.wav',
    'two.wav',
  ]);
  expect(form.getAll('keyterms')).toEqual(['Ada', 'Mynah']);
  expect(form.get('labels')).toBe('{"accent":"British"}');
  expect([form.get('top_k'), form.get('consent')]).toEqual(['3', 'false']);
});

/** Never run: each of these is refused by the compiler. */
export const refused = async (send: typeof call) => {
  // @ts-expect-error no such route
  await send('GET /v1/userr');
  // @ts-expect-error another method
  await send('PUT /v1/user');
  // @ts-expect-error a part of the path is missing
  await send('GET /v1/voices/{voice_id}');
  // @ts-expect-error no such field in the query
  await send('GET /v1/history', { query: { size: 1 } });
  // @ts-expect-error no such field in the body
  await send('POST /v1/user/reauthenticate', { json: { word: 'x' } });
  // @ts-expect-error JSON where a form with a file is read
  await send('POST /v1/voices/{voice_id}/captcha', { params: { voice_id: 'v' }, json: {} });
  // @ts-expect-error bytes are no JSON
  await send('GET /v1/user/export');
  // @ts-expect-error no such field in the answer
  (await send('GET /v1/user')).nobody;
};
