import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepReferral, noteReferral } from '#web/shared/account/referral.ts';
import { showAddress } from '#web/test-address.ts';

/** Sign-up and the links of mails, through the whole app with a server of a few answers. */
const token = {
  access_token: 't',
  expires_in: 900,
  user_id: 'u1',
  is_email_verified: true,
  server_time_ms: 1,
};
const user = {
  user_id: 'u1',
  first_name: 'Ada',
  email: 'ada@example.com',
  geo_location: null,
  accepted_bipa_terms: false,
};
const config = {
  brand: { name: 'Mynah', support_url: null },
  public_url: 'https://voice.example',
  feature_flags: {},
  feedback_enabled: true,
  speech: { state: 'ready', message: null },
  sign_up: 'open',
  captcha: null as null | { site_key: string; script_url: string },
  sends_mail: true,
  privacy: { asks_consent: false, is_opted_out_of_sale: false, partner_script_url: null },
};
const ok = { status: 'ok' };
const refusal = (status: number, reason: string, message: string) =>
  Response.json({ detail: { status: reason, message } }, { status });
const signedOut = () => refusal(401, 'session_expired', 'over');

let answers: Record<string, () => Response>;
let sent: { path: string; method: string; body: Record<string, unknown> }[];
let stopSession: () => void;

async function visit(path: string): Promise<void> {
  showAddress(`https://voice.example${path}`);
  vi.resetModules();
  const { App } = await import('#web/app/app.tsx');
  const session = await import('#web/shared/session/session.ts');
  await act(async () => {
    render(<App />);
    stopSession = session.startSession();
  });
}

const sentTo = (path: string) => sent.filter((call) => call.path.split('?')[0] === path);

beforeEach(() => {
  localStorage.clear();
  sent = [];
  answers = {
    '/v1/app-config': () => Response.json(config),
    '/v1/setup/status': () => Response.json({ needs_setup: false }),
    '/v1/user/auth-tokens': signedOut,
    '/v1/user/pre-sign-up': () => Response.json(ok),
    '/v1/user/auth/sign-up': () => Response.json(ok),
    '/v1/user/post-registration-user-setup': () => Response.json(ok),
  };
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : {};
    sent.push({ path, method: init.method ?? 'GET', body });
    return answers[path.split('?')[0] ?? '']?.() ?? Response.json({}, { status: 404 });
  });
});
afterEach(() => {
  stopSession();
  cleanup();
  vi.unstubAllGlobals();
});

async function fillSignUp(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('First name'), 'Grace');
  await userEvent.type(screen.getByLabelText('Email'), 'grace@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'nanoseconds are short');
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
}

describe('sign-up', () => {
  it('[ACC-040] [ACC-045] [RTE-054] announces all seven keys, and says where the mail went', async () => {
    await visit('/app/sign-up?gcp_jwt=T&invite_code=abc&pid=p&xid=x&redirect=%2Fapp%2Fusage');
    await fillSignUp();
    expect(await screen.findByText(/We sent a link to grace@example\.com/)).toBeTruthy();
    expect(sentTo('/v1/user/pre-sign-up')[0]?.body).toEqual({
      email: 'grace@example.com',
      account_metadata: { agrees_to_product_updates: false },
      recaptcha_token: null,
      pid: 'p',
      xid: 'x',
      invite_code: 'abc',
      gcp_marketplace_jwt: 'T',
    });
    expect(sentTo('/v1/user/auth/sign-up')[0]?.body).toMatchObject({
      first_name: 'Grace',
      continue_url: '/app/sign-in?redirect=%2Fapp%2Fusage',
    });
    expect(localStorage.getItem('xi:invite_code')).toBe('"abc"');
  });

  it('[PRV-033] [PRV-039] says whose link brought the visitor here', async () => {
    noteReferral(new URL('https://voice.example/?from=abc123'));
    keepReferral();
    await visit('/app/sign-up');
    await fillSignUp();
    await screen.findByText(/We sent a link/);
    expect(sentTo('/v1/user/pre-sign-up')[0]?.body).toMatchObject({ pid: 'abc123' });
  });

  it('[ACC-043] tells once, after the first sign-in, where the person came from', async () => {
    await visit('/app/sign-up?gcp_jwt=T');
    await fillSignUp();
    await screen.findByText(/We sent a link/);
    expect(sentTo('/v1/user/post-registration-user-setup')).toEqual([]);
    answers['/v1/user/auth-tokens'] = () => Response.json(token);
    for (let i = 0; i < 2; i++) {
      stopSession();
      cleanup();
      await visit('/app/settings/api-keys');
    }
    expect(sentTo('/v1/user/post-registration-user-setup').map(({ body }) => body)).toEqual([
      { pid: null, xid: null, gcp_marketplace_jwt: 'T' },
    ]);
  });

  it('[ERR-003] [ERR-036] [ERR-050] [ACC-029] sends again after a while, and says when that failed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    try {
      await visit('/app/sign-up');
      await fillSignUp();
      const button = await screen.findByRole<HTMLButtonElement>('button', { name: /^Send again/ });
      expect(button.disabled).toBe(true);
      for (let second = 0; second < 31; second++) await act(() => vi.advanceTimersByTimeAsync(1000));
      answers['/v1/user/send-verification-email'] = () => refusal(500, 'internal_server_error', 'x');
      await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
      expect(await screen.findByText('An error occured while sending the verification email.')).toBeTruthy();
      answers['/v1/user/send-verification-email'] = () => refusal(429, 'too_many_attempts', 'x');
      await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
      expect(await screen.findByText('Too many attempts, please try again in a few minutes.')).toBeTruthy();
    } finally {
      vi.useRealTimers();
    }
  });

  it('says so where nobody can come in', async () => {
    answers['/v1/app-config'] = () => Response.json({ ...config, sign_up: 'closed' });
    await visit('/app/sign-up');
    expect(await screen.findByText('Sign-up is closed')).toBeTruthy();
  });

  it('an address that is not verified leads from sign-in to its mail', async () => {
    answers['/v1/user/auth-tokens'] = () => refusal(403, 'email_not_verified', 'not yet');
    await visit('/app/sign-in');
    await userEvent.type(await screen.findByLabelText('Email'), 'grace@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'secret');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Verify your email first')).toBeTruthy();
  });
});

describe('the verification link', () => {
  const path =
    '/app/verify-email?code=C&continue_url=https://voice.example/app/sign-in?redirect=/app/settings';

  it('[ACC-023] goes straight in where the browser is known', async () => {
    answers['/v1/user/auth/verify-email'] = () =>
      Response.json({ ...ok, email: 'grace@example.com', session: token });
    await visit(path);
    await waitFor(() => expect(window.location.pathname).toBe('/app/settings'));
    expect(sentTo('/v1/user/auth/verify-email').map(({ body }) => body)).toEqual([{ code: 'C' }]);
  });

  it('[ACC-034] leads on to sign-in elsewhere', async () => {
    answers['/v1/user/auth/verify-email'] = () =>
      Response.json({ ...ok, email: 'grace@example.com', session: null });
    await visit(path);
    const link = await screen.findByRole('link', { name: 'Go to sign-in' });
    expect(link.getAttribute('href')).toBe('/app/sign-in?redirect=%2Fapp%2Fsettings');
  });

  it('[ACC-024] is an unknown error when it was used', async () => {
    answers['/v1/user/auth/verify-email'] = () => refusal(400, 'unknown_error', 'x');
    await visit(path);
    expect(await screen.findByText(/^An unknown error occurred/)).toBeTruthy();
  });
});

describe('password reset', () => {
  async function ask(): Promise<void> {
    await visit('/app/reset-password');
    await userEvent.type(await screen.findByLabelText('Email'), 'grace@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
  }

  it('[ERR-005] says the same for every address', async () => {
    answers['/v1/user/send-password-reset-email'] = () => Response.json(ok);
    await ask();
    const text =
      'If a user with the email grace@example.com exists, then we have sent an email containing instructions on how to reset your password.';
    expect(await screen.findByText(text)).toBeTruthy();
    expect(sentTo('/v1/user/send-password-reset-email')[0]?.body).toEqual({
      email: 'grace@example.com',
      continue_url: '/app/sign-in',
    });
  });

  it('[ERR-004] [ERR-050] says when the mail could not be asked for', async () => {
    answers['/v1/user/send-password-reset-email'] = () => refusal(500, 'internal_server_error', 'x');
    await ask();
    expect(await screen.findByText('An error occured while requesting the password change.')).toBeTruthy();
  });

  it('[ACC-025] [ACC-026] checks the code first, then sets the new password', async () => {
    answers['/v1/user/auth/check-password-reset-code'] = () => Response.json({ email: 'grace@example.com' });
    answers['/v1/user/auth/confirm-password-reset'] = () => Response.json({ email: 'grace@example.com' });
    await visit('/app/reset-password?code=C');
    expect(await screen.findByText(/^For grace@example\.com/)).toBeTruthy();
    await userEvent.type(await screen.findByLabelText('New password'), 'a new password');
    await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
    expect(await screen.findByText('Your password has been changed')).toBeTruthy();
    expect(sentTo('/v1/user/auth/confirm-password-reset')[0]?.body).toEqual({
      code: 'C',
      new_password: 'a new password',
    });
  });

  it('[ACC-025] [ACC-027] offers a new link for a code that is none, and another try for a broken line', async () => {
    answers['/v1/user/auth/check-password-reset-code'] = () => refusal(400, 'invalidActionCode', 'x');
    await visit('/app/reset-password?code=C');
    expect(await screen.findByText('This link no longer works')).toBeTruthy();
    cleanup();
    stopSession();
    answers['/v1/user/auth/check-password-reset-code'] = () => refusal(500, 'internal_server_error', 'x');
    await visit('/app/reset-password?code=D');
    expect(await screen.findByText('Something went wrong, please try again later.')).toBeTruthy();
  });
});

describe('email change', () => {
  it('[ACC-064] [ACC-065] mails the link to the new address', async () => {
    answers['/v1/user/auth-tokens'] = () => Response.json(token);
    answers['/v1/user'] = () => Response.json(user);
    answers['/v1/user/send-email-change-verification'] = () => Response.json(ok);
    await visit('/app/settings');
    await userEvent.click(await screen.findByRole('button', { name: 'Change email' }));
    await userEvent.type(await screen.findByLabelText('New email'), 'lovelace@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByText('Open the link we sent to lovelace@example.com.')).toBeTruthy();
    expect(sentTo('/v1/user/send-email-change-verification')[0]?.body).toEqual({
      email: 'lovelace@example.com',
    });
  });

  const changes = () => sentTo('/v1/user/email').map(({ path, method }) => `${method} ${path}`);

  it('[ACC-037] [ACC-038] [ACC-039] [ERR-006] is confirmed once, and the toast outlives the move to the root', async () => {
    answers['/v1/user/auth-tokens'] = () => Response.json(token);
    answers['/v1/user'] = () => Response.json(user);
    answers['/v1/user/email'] = () => Response.json(ok);
    await visit('/?newUser=false&internalCode=X');
    // from the root the app leads on to its home
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/app/home'));
    expect(changes()).toEqual(['PUT /v1/user/email?verification_code=X']);
    expect(
      await screen.findByText('Email updated! Please refresh this page to reauthenticate.'),
    ).toBeTruthy();
  });

  it('[ACC-056] takes a change back', async () => {
    answers['/v1/user/email'] = () => Response.json(ok);
    await visit('/app/sign-in?newUser=false&internalCode=X&isReverting=true');
    await waitFor(() =>
      expect(changes()).toEqual(['PUT /v1/user/email?verification_code=X&is_reverting=true']),
    );
  });

  it('[ERR-007] [ERR-008] says why it could not be', async () => {
    answers['/v1/user/email'] = () => refusal(400, 'invalid_verification_code', 'the link was used.');
    await visit('/app/sign-in?newUser=false&internalCode=X');
    expect(await screen.findByText('Unable to update email, the link was used.')).toBeTruthy();
  });

  it.each(['newUser=true&internalCode=X', 'newUser=false', 'internalCode=X'])(
    '[ACC-038] %s changes nothing',
    async (query) => {
      await visit(`/app/sign-in?${query}`);
      await screen.findByRole('button', { name: 'Sign in' });
      expect(changes()).toEqual([]);
    },
  );
});

it('[ACC-047] one press ends product updates', async () => {
  answers['/v1/user/opt-out-of-updates'] = () => Response.json(ok);
  await visit('/app/opt-out-of-updates?key=u1.k');
  const button = await screen.findByRole('button', { name: 'Unsubscribe' });
  expect(sentTo('/v1/user/opt-out-of-updates')).toEqual([]);
  await userEvent.click(button);
  expect(await screen.findByText('You’ve unsubscribed')).toBeTruthy();
  expect(sentTo('/v1/user/opt-out-of-updates')[0]?.body).toEqual({ opt_out_updates_key: 'u1.k' });
});

it('one press brings a deleted account back, then the person signs in; a used link says so', async () => {
  answers['/v1/user/restore-account'] = () => refusal(400, 'invalid_code', 'This link was used.');
  await visit('/app/restore-account?code=C');
  const button = await screen.findByRole('button', { name: 'Restore account' });
  expect(sentTo('/v1/user/restore-account')).toEqual([]);
  await userEvent.click(button);
  expect(await screen.findByText('This link was used.')).toBeTruthy();
  answers['/v1/user/restore-account'] = () => Response.json({ email: 'grace@example.com' });
  await userEvent.click(button);
  expect(await screen.findByText('grace@example.com has been restored')).toBeTruthy();
  expect(sentTo('/v1/user/restore-account').at(-1)?.body).toEqual({ code: 'C' });
  expect(screen.getByRole('link', { name: 'Go to sign-in' })).toBeTruthy();
});
