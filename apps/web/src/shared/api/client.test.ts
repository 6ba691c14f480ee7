import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiError, errorText } from '#web/shared/api/api-error.ts';
import { call } from '#web/shared/api/call.ts';
import { connectCredentials, exchange } from '#web/shared/api/client.ts';
import { readBase64, readBlob, readStream } from '#web/shared/api/read-body.ts';

const answers: (Response | Error)[] = [];
const sent: { path: string; headers: Headers; body: unknown }[] = [];

beforeEach(() => {
  answers.length = 0;
  sent.length = 0;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ path, headers: new Headers(init.headers), body: init.body });
    const answer = answers.shift();
    if (answer instanceof Error || answer === undefined) throw answer ?? new TypeError('no answer left');
    return answer;
  });
});
afterEach(() => vi.unstubAllGlobals());

const refusal = (status: number, body: unknown) =>
  Response.json(body, { status, headers: { 'x-request-id': 'req_1' } });
const failureOf = async (answer: Response | Error): Promise<ApiError> => {
  answers.push(answer);
  return exchange('/v1/thing').then(
    () => Promise.reject(new Error('the request should fail')),
    (error) => error,
  );
};

describe('errors', () => {
  it("[ERR-020] says 'Network error' without an answer", async () => {
    const error = await failureOf(new TypeError('failed to fetch'));
    expect(error).toMatchObject({ status: null, message: 'Network error' });
  });
  it('[ERR-021] carries status, message and type', async () => {
    const error = await failureOf(
      refusal(422, { detail: [{ loc: ['body', 'text'], msg: 'Field required', type: 'missing' }] }),
    );
    expect(error).toMatchObject({
      status: 422,
      message: 'Field required',
      type: 'missing',
      requestId: 'req_1',
    });
  });
  it.each([
    [{ detail: { message: 'a' } }, 'a'],
    [{ detail: { msg: 'b' } }, 'b'],
    [{ detail: { status: 'c' } }, 'c'],
    [{ detail: 'd' }, 'd'],
  ])('[ERR-022] reads %j', async (body, message) => {
    expect(await failureOf(refusal(400, body))).toMatchObject({ message });
  });
  it('[ERR-031] shows the server’s words below 500', async () => {
    expect(errorText(await failureOf(refusal(400, { detail: { message: 'Too long' } })))).toBe('Too long');
  });
  it('[ERR-032] shows a plain sentence from 500 on, also for a page of HTML', async () => {
    const plain = 'Something went wrong, please try again later.';
    expect(errorText(await failureOf(refusal(500, { detail: { message: 'stack' } })))).toBe(plain);
    expect(errorText(await failureOf(new Response('<html>', { status: 502 })))).toBe(plain);
  });
  it('[ERR-036] asks for patience after too many attempts', async () => {
    const error = await failureOf(refusal(429, { detail: { status: 'too_many_attempts', message: 'no' } }));
    expect(errorText(error)).toBe('Too many attempts, please try again in a few minutes.');
  });
});

describe('credentials', () => {
  let token = 'old';
  const refresh = vi.fn(async () => {
    token = 'new';
    return true;
  });
  beforeEach(() => {
    token = 'old';
    refresh.mockClear();
    connectCredentials({ accessToken: () => token, refresh });
  });

  it('sends the bearer token and JSON', async () => {
    answers.push(Response.json({ ok: 1 }));
    await call('PATCH /v1/workspace/api-keys/{api_key_id}', {
      params: { api_key_id: 'a/b' },
      json: { name: 'Phone' },
    });
    expect(sent[0]?.path).toBe('/v1/workspace/api-keys/a%2Fb');
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer old');
    expect(sent[0]?.body).toBe('{"name":"Phone"}');
  });
  const expired = () => refusal(401, { detail: { status: 'session_expired', message: 'ended' } });

  it.each(['session_expired', 'needs_authorization'])(
    'tries once more with a fresh token after 401 %s',
    async (status) => {
      answers.push(refusal(401, { detail: { status } }), Response.json({ ok: 1 }));
      expect(await call('GET /v1/user')).toEqual({ ok: 1 });
      expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer old', 'Bearer new']);
    },
  );
  it.each([
    ['quota_exceeded', { detail: { status: 'quota_exceeded', message: 'no' } }],
    ['missing_permissions', { detail: { status: 'missing_permissions', message: 'no' } }],
    ['no reason', {}],
  ])('takes 401 with %s for an answer: no fresh token would change it', async (_reason, body) => {
    answers.push(refusal(401, body));
    await expect(exchange('/v1/thing')).rejects.toMatchObject({ status: 401, requestId: 'req_1' });
    expect(refresh).not.toHaveBeenCalled();
    expect(sent).toHaveLength(1);
  });
  it('raises the first refusal when there is no session any more', async () => {
    connectCredentials({ accessToken: () => token, refresh: async () => false });
    answers.push(expired());
    await expect(exchange('/v1/thing')).rejects.toMatchObject({ status: 401, message: 'ended' });
  });
  it('raises the second 401', async () => {
    answers.push(expired(), refusal(401, { detail: { message: 'over' } }));
    await expect(exchange('/v1/thing')).rejects.toMatchObject({ status: 401, message: 'over' });
    expect(refresh).toHaveBeenCalledOnce();
  });
  it('asks nobody for a token when the call needs none', async () => {
    answers.push(expired());
    await expect(exchange('/v1/user/auth-tokens', { anonymous: true })).rejects.toMatchObject({
      status: 401,
    });
    expect(refresh).not.toHaveBeenCalled();
    expect(sent[0]?.headers.has('authorization')).toBe(false);
  });
});

describe('bodies', () => {
  it('[ERR-038] [ERR-039] names the missing body and the call', async () => {
    const empty = Object.defineProperty(new Response(null), 'url', {
      value: 'https://voice.example/v1/thing?a=1',
    });
    expect(() => readStream(empty)).toThrow('Response body can not be null /v1/thing');
    await expect(readBlob(empty)).rejects.toThrow('Response body can not be null /v1/thing');
  });
  it('[ERR-037] names the unreadable blob', async () => {
    const broken = new Response(new ReadableStream({ start: (stream) => stream.error(new Error('cut')) }));
    await expect(readBlob(broken)).rejects.toThrow('Failed to read blob');
    class BrokenReader {
      onerror = () => {};
      readAsDataURL = () => this.onerror();
    }
    vi.stubGlobal('FileReader', BrokenReader);
    await expect(readBase64(new Blob(['hi']))).rejects.toThrow('Failed to read blob');
  });
  it('reads base64 without its prefix', async () => {
    expect(await readBase64(new Blob(['hi']))).toBe('aGk=');
  });
});
