import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { fetchOutside } from './fetch-outside.ts';
import { type OutsideRules, requestOutside } from './request-outside.ts';

const strict = { config: readConfig({}) };
const open = { config: readConfig({ MYNAH_ALLOW_PRIVATE_ADDRESSES: 'true' }) };

describe('never called', () => {
  test.each([
    'http://93.184.216.34/',
    'ftp://93.184.216.34/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'no address',
    '//93.184.216.34/',
    'https://user@example.com/',
    'https://user:secret@example.com/',
    'https://example.com@127.0.0.1/',
    'https://127.0.0.1/',
    'https://127.0.0.1:8443/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://①②⑦.0.0.1/',
    'https://127.0.0.1./',
    'https://0.0.0.0/',
    'https://0/',
    'https://10.0.0.1/',
    'https://100.64.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://192.168.0.1:443/',
    'https://224.0.0.1/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[fd00:ec2::254]/',
    'https://[fe80::1]/',
    'https://localhost/',
    'https://localhost./',
    'https://LOCALHOST:8443/',
    'https://anything.localhost/',
    'https://printer.local/',
    'https://metadata.google.internal/',
    'https://intranet/',
  ])('%s', async (address) => {
    await expect(fetchOutside(strict, address)).rejects.toMatchObject({ code: 'address_refused' });
  });
});

describe('with a server', () => {
  let server: Server;
  let answer: RequestListener;
  let seen: string[];
  let url: URL;
  beforeEach(async () => {
    seen = [];
    server = createServer((request, response) => {
      seen.push(`${request.method} ${request.url}`);
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`);
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  test('a name is looked up once, and what it led to then is all that is connected to', async () => {
    answer = (_, response) => response.end('reached');
    let lookups = 0;
    url.hostname = 'rebinding.example';
    const lookup: NonNullable<OutsideRules['lookup']> = (_, __, callback) => {
      lookups += 1;
      callback(null, [{ address: '127.0.0.1', family: 4 }]);
    };
    await expect(requestOutside(url, {}, { allowsPrivate: false, lookup })).rejects.toMatchObject({
      code: 'address_refused',
    });
    expect({ lookups, seen }).toEqual({ lookups: 1, seen: [] });
    const allowed = await requestOutside(url, {}, { allowsPrivate: true, lookup });
    expect(Buffer.from(allowed.body).toString()).toBe('reached');
    expect(lookups).toBe(2);
  });

  test('a redirect is an answer and is not followed', async () => {
    answer = (_, response) => response.writeHead(302, { location: '/elsewhere' }).end();
    expect(await fetchOutside(open, url.href)).toMatchObject({
      status: 302,
      headers: { location: '/elsewhere' },
    });
    expect(seen).toEqual(['GET /hook']);
  });

  test('an answer without an end is cut or refused at the limit', async () => {
    answer = (_, response) => {
      const write = (): void => void response.write(Buffer.alloc(65_536), (error) => !error && write());
      write();
    };
    const cut = await fetchOutside(open, url.href, { maxAnswerBytes: 1000, whenLarger: 'cut' });
    expect(cut.body).toHaveLength(1000);
    await expect(fetchOutside(open, url.href, { maxAnswerBytes: 1000 })).rejects.toMatchObject({
      code: 'outside_unreachable',
      message: 'The answer is larger than 1000 bytes.',
    });
  });

  test('silence ends at the time limit, before and in the answer', async () => {
    answer = () => {};
    const late = { code: 'outside_unreachable', message: 'No answer within 0.05 seconds.' };
    await expect(fetchOutside(open, url.href, { timeoutMs: 50 })).rejects.toMatchObject(late);
    answer = (_, response) => void response.write('and then');
    await expect(fetchOutside(open, url.href, { timeoutMs: 50 })).rejects.toMatchObject(late);
  });

  test('a caller that gives up is told its own reason', async () => {
    const leaving = new AbortController();
    answer = () => leaving.abort(new Error('gone'));
    await expect(fetchOutside(open, url.href, { signal: leaving.signal })).rejects.toThrow('gone');
  });

  test('nobody at the port', async () => {
    await new Promise((resolve) => server.close(resolve));
    await expect(fetchOutside(open, url.href)).rejects.toMatchObject({
      code: 'outside_unreachable',
      message: 'The connection was refused.',
    });
  });
});
