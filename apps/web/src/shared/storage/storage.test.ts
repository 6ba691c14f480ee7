import { beforeEach, describe, expect, it } from 'vitest';
import { formatCookie, readCookie } from '#web/shared/storage/cookies.ts';
import { CACHE_MAX_AGE_SECONDS, readCache, writeCache } from '#web/shared/storage/local-cache.ts';
import { clearAccountStorage, readLocal, writeLocal } from '#web/shared/storage/local-store.ts';

beforeEach(() => localStorage.clear());

describe('local storage', () => {
  it('keeps account data under xi:', () => {
    writeLocal('voice', { id: 1 });
    expect(localStorage.getItem('xi:voice')).toBe('{"id":1}');
    expect(readLocal('voice')).toEqual({ id: 1 });
  });
  it('[ACC-031] [PRV-055] clears every xi: key and nothing else', () => {
    writeLocal('a', 1);
    writeLocal('b', 2);
    localStorage.setItem('theme', 'dark');
    clearAccountStorage();
    expect(Object.keys(localStorage)).toEqual(['theme']);
  });
  it('reads what is no JSON as absent', () => {
    localStorage.setItem('xi:voice', '{');
    expect(readLocal('voice')).toBeUndefined();
  });
});

describe('cache', () => {
  const ageMs = CACHE_MAX_AGE_SECONDS * 1000;
  it('[PRV-048] keeps an entry for 604800 s', () => {
    expect(CACHE_MAX_AGE_SECONDS).toBe(604_800);
    writeCache('voices', ['a'], 0);
    expect(readCache('voices', { nowMs: ageMs })).toEqual(['a']);
  });
  it('[PRV-048] drops a stale entry when it is read, not before', () => {
    writeCache('voices', ['a'], 0);
    expect(localStorage.getItem('xi:cache:voices')).not.toBeNull();
    expect(readCache('voices', { nowMs: ageMs + 1 })).toBeUndefined();
    expect(localStorage.getItem('xi:cache:voices')).toBeNull();
  });
});

describe('cookies', () => {
  it('[PRV-049] lasts 360 days', () => {
    expect(formatCookie('choice', 'a b')).toContain('; Max-Age=31104000;');
  });
  it('[PRV-050] is secure and strictly same-site', () => {
    expect(formatCookie('choice', 'a')).toMatch(/; Secure; SameSite=Strict$/);
  });
  it('[PRV-052] [PRV-053] prefixes all names but three', () => {
    expect(formatCookie('choice', 'a b')).toMatch(/^xi_choice=a%20b;/);
    for (const name of ['anon_id', '_fbp', '_fbc'])
      expect(formatCookie(name, '1')).toMatch(new RegExp(`^${name}=1;`));
  });
  it('reads its own', () => {
    expect(readCookie('choice', 'other=1; xi_choice=a%20b')).toBe('a b');
    expect(readCookie('missing', 'xi_choice=1')).toBeUndefined();
  });
});
