import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const token = { access_token: 't', expires_in: 900, user_id: 'u1', is_email_verified: true };
const user = {
  user_id: 'u1',
  workspace_id: 'w1',
  first_name: 'Ada',
  email: 'ada@example.com',
  geo_location: null,
  accepted_bipa_terms: false,
};
const json = (body: unknown, status = 200) => Response.json(body, { status });
let isSessionAlive = false;
let beforeTokens: () => Promise<unknown> = async () => undefined;

const routes: Record<string, (body: { email?: string }) => Response | Promise<Response>> = {
  '/v1/user/auth-tokens': async ({ email }) => {
    await beforeTokens();
    return email || isSessionAlive ? json(token) : json({ detail: { status: 'session_expired' } }, 401);
  },
  '/v1/user/sign-out': () => json({ status: 'ok' }),
  '/v1/user': () => json(user),
  '/v1/user/subscription': () => json({ tier: 'creator', character_count: 300, character_limit: 1000 }),
  '/v1/user/api-keys': () => json({ api_keys: [] }),
  '/v1/history': () => json({ history: [] }),
  '/v1/setup/status': () => json({ needs_setup: false }),
};

let stopSession: () => void;

/** Each test gets a new router, as each visit does. */
async function visit(path: string): Promise<void> {
  window.location.href = `https://voice.example${path}`;
  vi.resetModules();
  const { App } = await import('#web/app/app.tsx');
  const session = await import('#web/shared/session/session.ts');
  await act(async () => {
    render(<App />);
    stopSession = session.startSession();
  });
}

beforeEach(() => {
  isSessionAlive = false;
  beforeTokens = async () => undefined;
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const route = routes[path.split('?')[0] ?? ''];
    return route ? route(typeof init.body === 'string' ? JSON.parse(init.body) : {}) : json({}, 404);
  });
});
afterEach(() => {
  stopSession();
  cleanup();
  vi.unstubAllGlobals();
});

it('[ACC-020] shows neither sign-in nor content before authentication has resolved', async () => {
  let release: (value?: unknown) => void = () => undefined;
  beforeTokens = () => new Promise((resolve) => (release = resolve));
  await visit('/app/home');
  expect(screen.queryByRole('main')).toBeNull();
  expect(document.body.textContent).toBe('');
  await act(async () => release());
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
});

it('[RTE-131] [ACC-021] leads to sign-in and back to where the user was', async () => {
  await visit('/app/settings/api-keys');
  await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.com');
  expect(window.location.search).toBe('?redirect=%2Fapp%2Fsettings%2Fapi-keys');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('No keys yet')).toBeTruthy();
  expect(window.location.pathname).toBe('/app/settings/api-keys');
});

it.each(['/app/nowhere', '/app/workspace/members', '/app/voice-lab/one', '/v1/projects/p1'])(
  '[RTE-131] [RTE-160] signed out, %s leads to sign-in and remembers the place',
  async (path) => {
    await visit(path);
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
    const place = path === '/v1/projects/p1' ? '/app/studio/p1' : path;
    expect(window.location.pathname).toBe('/app/sign-in');
    expect(new URLSearchParams(window.location.search).get('redirect')).toBe(place);
  },
);

it('[ACC-033] [BIL-008] shows what is left, and goes to the sign-in page after sign-out', async () => {
  isSessionAlive = true;
  await visit('/app/settings/api-keys');
  expect(await screen.findByText('700 credits left')).toBeTruthy();
  const session = await import('#web/shared/session/session.ts');
  await act(() => session.signOut());
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
  expect(window.location.pathname + window.location.search).toBe('/app/sign-in');
});

it('says so when a page does not exist', async () => {
  isSessionAlive = true;
  await visit('/app/nowhere');
  expect(await screen.findByRole('heading', { level: 1, name: 'This page does not exist' })).toBeTruthy();
});

it('[ACC-081] the admin area is there for staff, and for nobody else', async () => {
  isSessionAlive = true;
  await visit('/app/admin');
  expect(await screen.findByText('This page does not exist')).toBeTruthy();
  stopSession();
  cleanup();
  routes['/v1/user'] = () => json({ ...user, is_staff: true });
  await visit('/app/admin');
  expect(await screen.findByRole('heading', { name: 'What staff did' })).toBeTruthy();
  routes['/v1/user'] = () => json(user);
});

it('[NOT-037] [RTE-079] leads a newcomer to the survey, and back when it is skipped', async () => {
  isSessionAlive = true;
  let isDone = false;
  routes['/v1/user'] = () => json({ ...user, is_onboarding_completed: isDone });
  routes['/v1/user/onboarding-survey-complete'] = () => {
    isDone = true;
    return json({ status: 'ok', is_onboarding_completed: true, onboarding_survey: null });
  };
  await visit('/app/settings/api-keys');
  const skip = await screen.findByRole('button', { name: 'Skip' });
  expect(window.location.pathname).toBe('/app/onboarding');
  await userEvent.click(skip);
  expect(await screen.findByText('No keys yet')).toBeTruthy();
  expect(window.location.pathname).toBe('/app/settings/api-keys');
  routes['/v1/user'] = () => json(user);
});
