import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PasskeySignIn } from '#web/features/security/passkey-sign-in.tsx';
import { showAddress } from '#web/test-address.ts';

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  vi.stubGlobal('fetch', async () => Response.json({ options: { challenge: 'YQ', rpId: 'voice.example' } }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  showAddress('http://localhost:3000/');
});

it('under another name of the server it says where passkeys work', async () => {
  showAddress('https://mynah.example/app/sign-in');
  render(<PasskeySignIn />);
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Passkeys only work on voice.example.')).toBeTruthy();
});
