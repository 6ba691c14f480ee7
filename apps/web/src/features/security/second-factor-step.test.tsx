import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { secondFactorChallengeOf } from '#web/features/security/second-factor-challenge.ts';
import { SecondFactorStep } from '#web/features/security/second-factor-step.tsx';
import { readApiError } from '#web/shared/api/api-error.ts';
import { useSession } from '#web/shared/session/session.ts';

const token = {
  access_token: 't',
  expires_in: 900,
  user_id: 'u',
  is_email_verified: true,
  server_time_ms: 1,
};
const challenge = { mfa_token: 'm', mfa_factors: ['totp', 'sms'] as const, phone_number: '+•••99' };

let sent: { path: string; body: unknown }[];
let answer: (path: string) => Response;
const sentTo = (path: string) => sent.filter((call) => call.path === path).map(({ body }) => body);
const onBack = vi.fn();

beforeEach(() => {
  sent = [];
  answer = () => Response.json(token);
  onBack.mockClear();
  useSession.setState({ isSignedIn: false });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ path, body: init.body ? JSON.parse(String(init.body)) : undefined });
    return answer(path);
  });
  render(<SecondFactorStep challenge={{ ...challenge, mfa_factors: ['totp', 'sms'] }} onBack={onBack} />);
});
afterEach(() => vi.unstubAllGlobals());

const signInPath = '/v1/user/auth-tokens';
const refusal = (status: number, reason: string) =>
  Response.json({ detail: { status: reason, message: `refused: ${reason}` } }, { status });

it('sends six digits off by themselves, once', async () => {
  answer = (path) => (path === signInPath ? refusal(400, 'invalid_mfa_code') : Response.json({}));
  await userEvent.type(screen.getByLabelText('Code'), '123456');
  expect(await screen.findByText('refused: invalid_mfa_code')).toBeTruthy();
  expect(sentTo(signInPath)).toEqual([{ mfa_token: 'm', code: '123456', trust_device: false }]);
  // what was refused waits for the person
  await userEvent.type(screen.getByLabelText('Code'), '654321');
  expect(sentTo(signInPath)).toHaveLength(1);
  answer = () => Response.json(token);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(useSession.getState().isSignedIn).toBe(true));
});

it('says what a code looks like before anything is sent', async () => {
  await userEvent.type(screen.getByLabelText('Code'), '12{Enter}');
  expect(await screen.findByText('Enter the six-digit code.')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('takes a backup code and trusts the browser when asked to', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Use a backup code' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Trust this browser for 30 days' }));
  await userEvent.type(screen.getByLabelText('Backup code'), 'abcde-fghjk{Enter}');
  await waitFor(() => expect(useSession.getState().isSignedIn).toBe(true));
  expect(sentTo(signInPath)).toEqual([{ mfa_token: 'm', backup_code: 'abcde-fghjk', trust_device: true }]);
});

it('sends a text message when that is chosen, and again when asked', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Use a text message' }));
  expect(await screen.findByText('We sent a code to +•••99.')).toBeTruthy();
  expect(sentTo('/v1/user/send-mfa-code')).toEqual([{ mfa_token: 'm' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(sentTo('/v1/user/send-mfa-code')).toHaveLength(2));
});

it('goes back to the password when its step is too old', async () => {
  answer = () => refusal(401, 'mfa_token_expired');
  await userEvent.type(screen.getByLabelText('Code'), '123456');
  await waitFor(() => expect(onBack).toHaveBeenCalledWith(expect.objectContaining({ status: 401 })));
});

it('reads the question from the refusal of the password, and from no other', async () => {
  const detail = { status: 'mfa_required', message: 'm', ...challenge };
  const asked = await readApiError(Response.json({ detail }, { status: 401 }));
  expect(secondFactorChallengeOf(asked)).toEqual(challenge);
  expect(secondFactorChallengeOf(await readApiError(refusal(401, 'invalid_credentials')))).toBeUndefined();
  expect(secondFactorChallengeOf(await readApiError(refusal(401, 'mfa_required')))).toBeUndefined();
});
