import { appRoutes } from '@mynah/contract/app-addresses';
import { describe, expect, it, vi } from 'vitest';
import { destinationsOf } from '#web/shared/pages.ts';
import { isSecureUrl } from '#web/shared/secure-url.ts';
import { connectDestinations } from '#web/shared/session/destinations.ts';
import {
  redirectOf,
  resolveContinueUrl,
  resolveRedirect,
  signInAddress,
} from '#web/shared/session/redirect-target.ts';

const origin = 'https://voice.example';
const resolve = (wish: string | undefined, log = vi.fn()) => resolveRedirect(wish, { origin, log });

describe('refused', () => {
  it.each([
    ['RTE-137', 'https://other.example/app/home'],
    ['RTE-137', '//other.example/app/home'],
    ['RTE-137', 'javascript:alert(1)'],
    ['RTE-138', '/not-listed'],
    ['RTE-138', '/app/sign-in'],
    ['RTE-138', '/app/homes'],
    ['RTE-151', '/v1/dubs/a/b'],
    ['RTE-151', '/v1/dubs/'],
    ['RTE-152', '/v1/projects/a/b'],
    ['RTE-153', '/app/voice-lab/share/a/b/c'],
    ['RTE-154', '/sound-effects/a/b'],
    ['RTE-155', '/app/studio/a/b'],
    ['RTE-156', '/app/integrations/callback?code=1&configurationId=2&next=3&source=4'],
  ])('[%s] [RTE-139] [RTE-140] %s leads home and is logged', (_id, wish) => {
    const log = vi.fn();
    expect(resolve(wish, log)).toBe('/app/home');
    expect(log).toHaveBeenCalledExactlyOnceWith('redirect refused', wish);
  });
});

describe('[RTE-137] attacks', () => {
  it.each([
    // another host without a scheme
    '//other.example',
    '///other.example/app/home',
    '////other.example/app/home',
    '//voice.example.other.example/app/home',
    '//voice.example/app/home',
    'https:other.example/app/home',
    'https:/other.example/app/home',
    // backslashes, which browsers take for slashes
    '\\\\other.example/app/home',
    '/\\other.example/app/home',
    '/\\/other.example',
    'https:\\\\other.example/app/home',
    '/app\\home',
    // tabs and newlines, which browsers leave out
    '/\t/other.example/app/home',
    '/\n/other.example',
    '\t//other.example',
    ' //other.example',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    '\u0000//other.example',
    '\u200b//other.example',
    // encoded
    '%2f%2fother.example/app/home',
    '/%2fother.example/app/home',
    '/%2Fother.example',
    '/%5cother.example',
    '/%5C%5Cother.example',
    '/app%2fhome',
    '/app/studio/%2e%2e%2fhome',
    '%68ttps://other.example',
    'https%3A%2F%2Fother.example',
    // somebody before the host
    'https://voice.example@other.example/app/home',
    'https://voice.example%40other.example/app/home',
    'https://voice.example:443@other.example/app/home',
    'https://ada:pass@voice.example/app/home',
    '//ada@voice.example/app/home',
    // other schemes
    'javascript:alert(1)//app/home',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://voice.example/app/home',
    'file:///app/home',
    'http://voice.example/app/home',
    'ws://voice.example/app/home',
    // almost our origin
    'https://voice.example.other.example/app/home',
    'https://voice.example:444/app/home',
    'https://xvoice.example/app/home',
    // letters that look like ours, or become a separator
    'https://v\u043eice.example/app/home',
    'https://voice\u3002example.other/app/home',
    '/\uff0fother.example',
    '\uff0f\uff0fother.example/app/home',
    '/app/hom\u0435',
    // nested and climbing
    '/app/sign-in?redirect=//other.example',
    '/app/home/../sign-in',
    '/app/%73ign-in',
    '/app/sign-in/',
    '/app/sign-in#/app/home',
    '/app/sign-up',
    '/app/setup?token=x',
    '/history/x',
    '/app/studio/../../admin',
    '/v1/dubs/../user',
    '/app/studio/%2e%2e/%2e%2e/x',
    './/other.example',
    '..//other.example',
    // pages that are no destination
    '/v1/user',
    '/assets/app.js',
    '/app',
    '/',
  ])('%j leads home and is logged', (wish) => {
    const log = vi.fn();
    expect(resolve(wish, log)).toBe('/app/home');
    expect(log).toHaveBeenCalledOnce();
  });

  it('what hides behind an allowed page stays inside it', () => {
    for (const wish of [
      '/redirect?to=//other.example',
      '/history/../dubs?next=https://other.example',
      '/app/home#//other.example',
      '/app/usage?redirect=javascript:alert(1)',
    ]) {
      expect(new URL(resolve(wish), origin).origin).toBe(origin);
    }
  });

  it.each(['code', 'configurationId', 'next', 'source', 'teamId'])(
    '[RTE-156] the callback without %s is refused',
    (missing) => {
      const query = new URLSearchParams({
        code: '1',
        configurationId: '2',
        next: '3',
        source: '4',
        teamId: '5',
      });
      query.delete(missing);
      expect(resolve(`/app/integrations/callback?${query}`)).toBe('/app/home');
    },
  );
});

describe('honoured', () => {
  it.each([
    ['RTE-142', '/affiliates'],
    ['RTE-143', '/audio-native'],
    ['RTE-144', '/history'],
    ['RTE-145', '/request-alpha-access'],
    ['RTE-146', '/subscription'],
    ['RTE-147', '/usage'],
    ['RTE-148', '/speech-synthesis'],
    ['RTE-149', '/dubs'],
    ['RTE-150', '/redirect'],
    ['RTE-151', '/v1/dubs/x1'],
    ['RTE-152', '/v1/projects/x1'],
    ['RTE-153', '/app/voice-lab/share/a/b'],
    ['RTE-154', '/sound-effects/x1'],
    ['RTE-155', '/app/studio/x1'],
    ['RTE-156', '/app/integrations/callback?code=1&configurationId=2&next=3&source=4&teamId=5'],
    ['RTE-158', '/app/usage'],
    ['RTE-159', '/app/speech-synthesis/text-to-speech/history?item=1'],
  ])('[%s] leads to %s', (_id, wish) => {
    const log = vi.fn();
    expect(resolve(wish, log)).toBe(wish);
    expect(resolve(origin + wish, log)).toBe(wish);
    expect(log).not.toHaveBeenCalled();
  });
});

it('[RTE-159] every app route that the specification names is honored', () => {
  expect(appRoutes).toHaveLength(67);
  for (const path of appRoutes) expect(resolve(path)).toBe(path);
});

it('[RTE-158] a page is a destination from when it is declared, and an entrance never', () => {
  const at = (path: string, more = {}) => ({
    path,
    title: path,
    load: async () => ({ Page: () => null }),
    ...more,
  });
  expect(resolve('/app/new-page')).toBe('/app/home');
  connectDestinations(
    destinationsOf([
      at('/app/new-page'),
      at('/new', { access: 'public' }),
      at('/app/enter', { isEntrance: true }),
    ]),
  );
  expect(resolve('/app/new-page?tab=1')).toBe('/app/new-page?tab=1');
  expect(resolve('/new')).toBe('/new');
  expect(resolve('/app/enter')).toBe('/app/home');
});

describe('[RTE-138] pages with ids in their address', () => {
  const pages = ['/app/voice-lab/$voiceId', '/app/a.b/$id/c'];
  it.each(['/app/voice-lab/v1', '/app/voice-lab/v%201?tab=sharing', '/app/a.b/1/c'])(
    '%s is honored',
    (wish) => {
      connectDestinations(pages);
      const log = vi.fn();
      expect(resolve(wish, log)).toBe(wish);
      expect(log).not.toHaveBeenCalled();
    },
  );
  it.each([
    '/app/voice-lab/v1/x',
    '/app/voice-lab//',
    '/app/a-b/1/c',
    '/app/voice-lab/..%2fx',
    '//app/a.b/1/c',
  ])('%s is refused', (wish) => {
    connectDestinations(pages);
    expect(resolve(wish)).toBe('/app/home');
  });
});

it('[RTE-162] a server without https leads back to its own pages', () => {
  const plain = 'http://voice.local:4700';
  expect(resolveRedirect(`${plain}/app/usage`, { origin: plain, log: vi.fn() })).toBe('/app/usage');
});

it('[RTE-141] leads home without a wish, and logs nothing', () => {
  const log = vi.fn();
  expect(resolve(undefined, log)).toBe('/app/home');
  expect(log).not.toHaveBeenCalled();
});

it('[RTE-131] [RTE-163] remembers where the user was', () => {
  expect(signInAddress('/app/usage?a=1')).toBe('/app/sign-in?redirect=%2Fapp%2Fusage%3Fa%3D1');
});

describe('the way on from a mail', () => {
  it.each([
    ['https://voice.example/app/sign-in', '/app/sign-in'],
    ['/app/sign-in?redirect=/app/usage', '/app/sign-in?redirect=/app/usage'],
    // opened under another name of the server: only the way counts
    ['http://mynah.lan:4700/app/sign-in?redirect=/app/usage', '/app/sign-in?redirect=/app/usage'],
    [undefined, '/app/sign-in'],
    ['https://other.example/app/sign-in', '/app/sign-in'],
    ['https://other.example/app/home', '/app/sign-in'],
    ['//other.example/app/sign-in', '/app/sign-in'],
    ['//other.example', '/app/sign-in'],
    ['/\\other.example/app/sign-in', '/app/sign-in'],
    ['/app/sign-in/../home', '/app/sign-in'],
    ['/app%2fsign-in', '/app/sign-in'],
    ['/app/home', '/app/sign-in'],
    ['javascript:alert(1)', '/app/sign-in'],
  ])('[ACC-034] %s is %s', (wish, target) => {
    expect(resolveContinueUrl(wish)).toBe(target);
  });
  it('reads the wish of a sign-in address', () => {
    expect(redirectOf('/app/sign-in?redirect=%2Fapp%2Fusage')).toBe('/app/usage');
    expect(redirectOf('/app/sign-in')).toBeUndefined();
  });
});

it.each([
  ['https://a.example', true],
  ['http://a.example', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['nonsense', false],
])('[RTE-161] %s is secure: %s', (address, isSecure) => {
  expect(isSecureUrl(address)).toBe(isSecure);
});
