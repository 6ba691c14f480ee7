import { expect, test } from 'vitest';
import { takesSecureCookies } from './secure-cookies.ts';

const secure = 'https://voice.example';

test.each([
  // straight, on the own machine, on the own network
  ['http', 'localhost', 'http://localhost:4700', 'http://localhost:4700', true],
  ['http', '127.0.0.1', undefined, 'http://mynah.lan:4700', true],
  ['http', 'mynah.lan', 'http://mynah.lan:4700', 'http://mynah.lan:4700', false],
  // behind a proxy that speaks https, and says so or not
  ['https', 'voice.example', secure, secure, true],
  ['http', 'voice.example', secure, secure, true],
  ['http', 'mynah', undefined, secure, true],
  // past that proxy
  ['http', 'mynah.lan', 'http://mynah.lan:4700', secure, false],
  // a page that tells nobody where it is
  ['http', 'voice.example', 'null', secure, true],
] as const)(
  '%s on %s, from a page of %s, at a server of %s: %s',
  (protocol, hostname, origin, publicUrl, is) => {
    expect(takesSecureCookies({ protocol, hostname, headers: { origin } }, publicUrl)).toBe(is);
  },
);
