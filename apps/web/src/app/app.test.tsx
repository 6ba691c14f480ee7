import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showAddress } from '#web/test-address.ts';

const token = {
  access_token: 't',
  expires_in: 900,
  user_id: 'u1',
  is_email_verified: true,
  server_time_ms: 1,
};
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
  showAddress(`https://voice.example${path}`);
  vi.resetModules();
  const { App } = await import('#web/app/app.tsx');
  const session = await import('#web/shared/session/session.ts');
  await act(async () => {
    render(<App />);
    stopSession = session.startSession();
  });
}

/** To another address, in the app that is open. */
const go = (path: string) =>
  act(async () => {
    window.history.pushState({}, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

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

it.each(['/app/voice-lab/one', '/app/speech-to-text/one', '/app/workspace/security/one'])(
  '[RTE-138] a page with an id in its address, %s, is opened after the sign-in',
  async (path) => {
    await visit(path);
    await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'secret');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(window.location.pathname).toBe(path));
  },
);

it.each([
  ['/usage', '/app/usage'],
  ['/subscription', '/app/subscription'],
])('[RTE-146] [RTE-147] a sign-in with %s lands there', async (path, page) => {
  isSessionAlive = true;
  await visit(`/app/sign-in?redirect=${path}`);
  await waitFor(() => expect(window.location.pathname).toBe(page));
});

it.each(['/affiliates'])(
  '[RTE-142] where the page of %s is not there, a sign-in with it says so and shows a way on',
  async (path) => {
    isSessionAlive = true;
    await visit(`/app/sign-in?redirect=${path}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/app/home');
  },
);

it.each(['/app/nowhere', '/app/workspace/members', '/app/voice-lab/one', '/v1/projects/p1'])(
  '[RTE-053] [RTE-131] signed out, %s leads to sign-in and remembers the place',
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

it('[RTE-063] [RTE-078] [RTE-080] [RTE-081] [RTE-095] [RTE-096] [RTE-097] [RTE-099] [RTE-100] [RTE-101] [RTE-105] [RTE-108] [RTE-114] [RTE-116] [RTE-119] signed in, each page is there', async () => {
  isSessionAlive = true;
  await visit('/app/home');
  for (const [path, title] of [
    ['/app/home', 'Home'],
    ['/app/dubbing', 'Dubbing'],
    ['/app/onboarding-checklist', 'Getting started'],
    ['/app/sound-effects/explore', 'Explore sound effects'],
    ['/app/sound-effects/explore/search', 'Search sound effects'],
    ['/app/sound-effects/explore/category', 'Sound effects by category'],
    ['/app/settings', 'Settings'],
    ['/app/settings/api-keys', 'API keys'],
    ['/app/settings/webhooks', 'Webhooks'],
    ['/app/speech-synthesis/text-to-speech', 'Text to speech'],
    ['/app/workspace/service-accounts', 'Service accounts'],
    ['/app/workspace/webhooks', 'Webhooks'],
    ['/app/speech-synthesis/speech-to-speech/history', 'Voice changer history'],
    ['/app/voice-lab', 'Voices'],
    ['/app/onboarding/next', 'All set'],
  ] as const) {
    await go(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading page' })).toBeNull());
    expect(screen.getByRole('main').textContent, path).not.toMatch(/^$|This page/);
    expect(window.location.pathname).toBe(path);
  }
});

it('[DUB-010] [RTE-092] [RTE-104] [RTE-133] [RTE-143] [RTE-146] [RTE-147] [RTE-149] [RTE-151] [RTE-160] a sign-in with an old address leads to the page of today', async () => {
  isSessionAlive = true;
  await visit('/app/home');
  for (const [from, to] of [
    ['/app/speech-synthesis', '/app/speech-synthesis/text-to-speech'],
    ['/app/sound-effects', '/app/sound-effects/generate'],
    ['/app/workspace', '/app/workspace/members'],
    ['/speech-synthesis', '/app/speech-synthesis/text-to-speech'],
    ['/history', '/app/speech-synthesis/text-to-speech/history'],
    ['/audio-native', '/app/audio-native'],
    ['/subscription', '/app/subscription'],
    ['/usage', '/app/usage'],
    ['/dubs', '/app/dubbing'],
    ['/v1/dubs/d1', '/app/dubbing'],
    ['/v1/projects/p1', '/app/studio/p1'],
    ['/request-alpha-access', '/app/home'],
    ['/redirect', '/app/home'],
  ] as const) {
    await go(`/app/sign-in?redirect=${encodeURIComponent(from)}`);
    await waitFor(() => expect(window.location.pathname, from).toBe(to));
  }
});

it('[RTE-044] [RTE-049] what the tools do is shown to everybody', async () => {
  await visit('/voice-isolator');
  expect(await screen.findByRole('heading', { name: 'Lose the noise, keep the voice' })).toBeTruthy();
  expect(screen.getByText(/^Stereo stays stereo/)).toBeTruthy();
  await go('/voice-cloning');
  const heading = 'Half a minute of speech, and it sounds like you';
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
  expect(screen.getByText(/^Consent is required/)).toBeTruthy();
});

it('[WSP-041] to a viewer the pages that make things say whose they are', async () => {
  isSessionAlive = true;
  routes['/v1/user'] = () => json({ ...user, seat_type: 'workspace_lite_member' });
  await visit('/app/voice-isolator');
  expect(await screen.findByText('For editors')).toBeTruthy();
  const { pages } = await import('#web/app/pages.ts');
  expect(pages.flatMap(({ path, isForEditors }) => (isForEditors ? [path] : [])).sort()).toEqual([
    '/app/dubbing/live',
    '/app/music',
    '/app/professional-voice-cloning',
    '/app/settings/api-keys',
    '/app/sound-effects/generate',
    '/app/speech-synthesis/speech-to-speech',
    '/app/speech-synthesis/text-to-dialogue',
    '/app/speech-synthesis/text-to-speech',
    '/app/speech-to-text',
    '/app/speech-to-text/$transcriptionId',
    '/app/voice-isolator',
    '/app/voice-lab/clone',
    '/app/voice-lab/design',
    '/app/voice-verification',
  ]);
  routes['/v1/user'] = () => json(user);
});

it('says so when a page does not exist', async () => {
  isSessionAlive = true;
  await visit('/app/nowhere');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
});

it('[ACC-081] the admin area is there for staff, and for nobody else', async () => {
  isSessionAlive = true;
  await visit('/app/admin');
  expect(await screen.findByText('Page not found')).toBeTruthy();
  stopSession();
  cleanup();
  routes['/v1/user'] = () => json({ ...user, is_staff: true });
  await visit('/app/admin?section=queues');
  expect(await screen.findByRole('heading', { name: 'Staff activity' })).toBeTruthy();
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

it('[RTE-137] [RTE-140] after the survey nobody is led elsewhere, and the refusal is logged once', async () => {
  isSessionAlive = true;
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  let isDone = false;
  routes['/v1/user'] = () => json({ ...user, is_onboarding_completed: isDone });
  routes['/v1/user/onboarding-survey-complete'] = () => {
    isDone = true;
    return json({ status: 'ok', is_onboarding_completed: true, onboarding_survey: null });
  };
  await visit('/app/onboarding?redirect=https://other.example/app/home');
  await userEvent.click(await screen.findByRole('button', { name: 'Skip' }));
  await waitFor(() => expect(window.location.href).toBe('https://voice.example/app/home'));
  const refusals = log.mock.calls.filter(([reason]) => reason === 'redirect refused');
  expect(refusals).toEqual([['redirect refused', 'https://other.example/app/home']]);
  log.mockRestore();
  routes['/v1/user'] = () => json(user);
});
