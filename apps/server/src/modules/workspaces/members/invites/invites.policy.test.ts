import { expect, it } from 'vitest';
import { expiryAfter, requireJoinable } from './invites.policy.ts';

const now = new Date('2026-03-01T00:00:00Z');
const invite = { workspaceId: 'team', email: 'eve@example.com', expiresAt: expiryAfter(now) };
const joiner = { email: 'eve@example.com', workspaceId: 'own', colleagues: 0 };

it('lets the invited person in until seven days are over', () => {
  expect(() => requireJoinable(invite, joiner, now)).not.toThrow();
  expect(() => requireJoinable(invite, joiner, new Date('2026-03-07T23:59:59Z'))).not.toThrow();
  expect(() => requireJoinable(invite, joiner, new Date('2026-03-08T00:00:00Z'))).toThrow(
    expect.objectContaining({ code: 'invite_expired' }),
  );
});

it.each([
  ['another address', invite, { email: 'mallory@example.com' }, 'invited_somebody_else'],
  ['a member', invite, { workspaceId: 'team' }, 'already_member'],
  ['somebody with colleagues', invite, { colleagues: 1 }, 'belongs_to_team'],
  ['the address in capitals', invite, { email: 'EVE@example.com' }, undefined],
  ['anybody, by link', { ...invite, email: null }, { email: 'mallory@example.com' }, undefined],
] as const)('%s', (_, given, more, code) => {
  const run = () => requireJoinable(given, { ...joiner, ...more }, now);
  if (code) expect(run).toThrow(expect.objectContaining({ code }));
  else expect(run).not.toThrow();
});
