import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PasswordStrength } from '#web/ui/password-strength.tsx';

afterEach(cleanup);

const ada = { name: 'Ada', email: 'lovelace@example.com' };

it.each([
  ['Password1', 1, 'Too easy to guess'],
  ['lovelace1815', 1, 'Too close to your name or email'],
  ['correct horse battery staple', 4, 'Strong'],
])('of %s it shows the strength %d: %s', async (password, level, words) => {
  render(<PasswordStrength password={password} {...ada} />);
  const meter = await screen.findByRole('meter', { name: 'Password strength' });
  expect([meter.getAttribute('value'), meter.getAttribute('max')]).toEqual([String(level), '4']);
  expect(screen.getByRole('status').textContent).toBe(words);
});

it('of nothing it shows nothing', () => {
  const { container } = render(<PasswordStrength password="" {...ada} />);
  expect(container.textContent).toBe('');
});
