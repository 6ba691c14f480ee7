import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConsentHost } from '#web/features/consent/index.ts';
import { forgetReferral, noteReferral, readReferral } from '#web/shared/account/referral.ts';
import { allows, allowsSoon, consentState, useConsent } from '#web/shared/consent/consent.ts';
import { readDecision } from '#web/shared/consent/decision.ts';
import { useSession } from '#web/shared/session/session.ts';
import { readCookie } from '#web/shared/storage/cookies.ts';
import { keepPreferences, readPreference, writePreference } from '#web/shared/storage/preferences.ts';
import { track } from '#web/shared/track.ts';
import { showAddress } from '#web/test-address.ts';

const uuid = /^[0-9a-f-]{36}$/;
let rules: { asks_consent: boolean; is_opted_out_of_sale: boolean; partner_script_url: string | null };
let sent: {
  path: string;
  body: { anonymous_id?: string; ccpa_opt_out?: boolean; events?: { name: string }[] };
}[];
let account: object;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  showAddress('https://voice.example/voice-library');
  rules = { asks_consent: true, is_opted_out_of_sale: false, partner_script_url: null };
  sent = [];
  account = {};
  useConsent.setState({ isAsked: null, decision: null, isDialogOpen: false });
  useSession.setState({ isSignedIn: false });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (path === '/v1/app-config') return Response.json({ privacy: rules });
    if (path === '/v1/user') return Response.json(account);
    sent.push({ path, body: JSON.parse(String(init.body)) });
    return Response.json({ status: 'ok' });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  keepPreferences(true);
  for (const name of ['anon_id', 'xi_privacy', 'ps_xid', 'ps_partner_key']) {
    // biome-ignore lint/suspicious/noDocumentCookie: clears what a test left
    document.cookie = `${name}=; Max-Age=0; Path=/; Secure`;
  }
  forgetReferral();
  for (const script of document.querySelectorAll('script')) script.remove();
});

const user = () => userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
const banner = () => screen.queryByRole('region', { name: 'Your privacy' });
const state = () => consentState(useConsent.getState());
const events = () => sent.filter(({ path }) => path === '/ingest/events');

async function open(): Promise<void> {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ConsentHost />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(useConsent.getState().isAsked).toBe(rules.asks_consent));
}
const later = (ms = 3000) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('where somebody must be asked', () => {
  it('[PRV-016] [PRV-017] [PRV-020] [PRV-021] a bar asks, with the four categories; until then all stays in memory', async () => {
    await open();
    expect(state()).toBe('undecided');
    // its code is loaded when it is first shown
    await waitFor(() => expect(banner()).not.toBeNull());
    const boxes = within(banner()!).getAllByRole('checkbox');
    expect(boxes.map((box) => [box.getAttribute('aria-checked'), box.hasAttribute('data-disabled')])).toEqual(
      [
        ['true', true],
        ['false', false],
        ['false', false],
        ['false', false],
      ],
    );
    for (const name of ['Necessary', 'Preferences', 'Statistics', 'Marketing']) screen.getByText(name);
    track({ name: 'help_opened' });
    await later();
    expect(sent).toEqual([]);
    expect([document.cookie, Object.keys(localStorage)]).toEqual(['', []]);
  });

  it('[PRV-016] [PRV-018] [PRV-019] who accepts is counted, from what waited on, under an id that lasts', async () => {
    await open();
    track({ name: 'help_opened' });
    await user().click(screen.getByRole('button', { name: 'Accept all' }));
    expect([state(), banner()]).toEqual(['granted', null]);
    await later();
    const [batch] = events();
    expect(batch?.body.events?.map(({ name }) => name)).toEqual(['help_opened', 'privacy_choices_made']);
    expect(batch?.body.anonymous_id).toMatch(uuid);
    expect(readCookie('anon_id')).toBe(batch?.body.anonymous_id);
    expect(readDecision()).toMatchObject({ statistics: true, marketing: true, preferences: true });
    cleanup();
    await open();
    expect(banner()).toBeNull();
    track({ name: 'help_opened' });
    await later();
    expect(events()[1]?.body.anonymous_id).toBe(batch?.body.anonymous_id);
  });

  it('[PRV-016] [PRV-019] who declines is not: what waited is forgotten, and nothing is ever sent', async () => {
    await open();
    track({ name: 'help_opened' });
    await user().click(screen.getByRole('button', { name: 'Decline all' }));
    expect([state(), banner()]).toEqual(['denied', null]);
    track({ name: 'help_opened' });
    await later(10_000);
    expect([sent, document.cookie]).toEqual([[], '']);
    expect(Object.keys(localStorage)).toEqual(['consent']);
  });

  it('[PRV-020] chooses by category; what is refused later goes at once', async () => {
    await open();
    await user().click(screen.getByRole('checkbox', { name: 'Statistics' }));
    await user().click(screen.getByRole('button', { name: 'Save choices' }));
    expect([allows('statistics'), allows('marketing'), allows('preferences'), allows('necessary')]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    await later();
    expect(readCookie('anon_id')).toMatch(uuid);
    act(() => useConsent.setState({ isDialogOpen: true }));
    await user().click(await screen.findByRole('button', { name: 'Decline all' }));
    expect(readCookie('anon_id')).toBeUndefined();
  });

  it('the decision goes to the account, and comes from it where it is newer', async () => {
    const decision = { preferences: true, statistics: false, marketing: false, decided_at_unix: 50 };
    account = { ccpa_opt_out: false, consent: decision };
    useSession.setState({ isSignedIn: true });
    await open();
    await waitFor(() => expect(readDecision()).toEqual(decision));
    expect([state(), banner()]).toEqual(['denied', null]);
    act(() => useConsent.setState({ decision: { ...decision, statistics: true, decided_at_unix: 90 } }));
    await waitFor(() => expect(sent.map(({ path }) => path)).toContain('/v1/user/consent'));
  });
});

it('[PRV-013] [PRV-016] [PRV-022] elsewhere nobody is asked, and statistics are kept', async () => {
  rules.asks_consent = false;
  await open();
  expect([state(), banner()]).toEqual(['not_applicable', null]);
  track({ name: 'help_opened' });
  await later();
  expect(events()).toHaveLength(1);
  expect(events()[0]?.body.ccpa_opt_out).toBe(false);
});

it('[PRV-015] trackers wait 500 ms for an answer, then the default counts', async () => {
  let answer: boolean | undefined;
  void allowsSoon('marketing').then((isAllowed) => {
    answer = isAllowed;
  });
  await vi.advanceTimersByTimeAsync(499);
  expect(answer).toBeUndefined();
  await vi.advanceTimersByTimeAsync(2);
  expect(answer).toBe(false);
  const soon = allowsSoon('marketing');
  useConsent.setState({ isAsked: false });
  expect(await soon).toBe(true);
});

it('[PRV-023] [PRV-024] [PRV-025] whom law or signal opts out is so here, too, and the events say it', async () => {
  rules = {
    asks_consent: false,
    is_opted_out_of_sale: true,
    partner_script_url: 'https://partner.example/a.js',
  };
  await open();
  expect(localStorage.getItem('ccpa_opt_out')).toBe('true');
  expect(JSON.parse(readCookie('privacy') ?? '')).toEqual({
    ccpa_opt_out: true,
    user_id: null,
    workspace_id: null,
    email: null,
  });
  track({ name: 'help_opened' });
  await later();
  expect(events()[0]?.body.ccpa_opt_out).toBe(true);
  expect(document.querySelector('script')).toBeNull();
});

describe('marketing', () => {
  const visit = (search: string) => noteReferral({ pathname: '/', search });

  it('[PRV-033] a referral is kept once it may be', async () => {
    visit('?from=abc');
    await open();
    await later();
    expect(localStorage.getItem('referral')).toBeNull();
    await user().click(screen.getByRole('button', { name: 'Decline all' }));
    expect(readReferral()).toBeNull();
    visit('?from=abc');
    useConsent.setState({
      decision: { preferences: true, statistics: true, marketing: true, decided_at_unix: 1 },
    });
    await later();
    expect(localStorage.getItem('referral')).toContain('abc');
  });

  it('[PRV-037] [PRV-038] [PRV-040] an ad’s visit is told once, and the referral’s cookies go after 2 s', async () => {
    rules.asks_consent = false;
    vi.spyOn(performance, 'now').mockReturnValue(0);
    visit('?gclid=ad1&utm_source=search');
    // biome-ignore lint/suspicious/noDocumentCookie: as a partner's script does
    document.cookie = 'ps_xid=1; Path=/';
    await open();
    await later(1900);
    expect(document.cookie).toContain('ps_xid=1');
    await later(200);
    expect(document.cookie).not.toContain('ps_xid');
    const told = sent.filter(({ path }) => path === '/v1/google-ads-visit');
    expect(told.map(({ body }) => body)).toEqual([
      { event_type: 'visit', gclid: 'ad1', utm_source: 'search' },
    ]);
  });

  it('[PRV-041] [PRV-042] one script of the partner, from the operator’s address, with consent alone', async () => {
    rules.partner_script_url = 'https://partner.example/a.js';
    await open();
    await later();
    expect(document.querySelectorAll('script')).toHaveLength(0);
    await user().click(screen.getByRole('button', { name: 'Accept all' }));
    await later();
    const scripts = [...document.querySelectorAll('script')];
    expect(scripts.map(({ src }) => src)).toEqual(['https://partner.example/a.js']);
  });
});

it('preferences that were declined last until the tab is closed', () => {
  writePreference('selected-voice', 'a');
  expect(localStorage.getItem('xi:selected-voice')).toBe('"a"');
  keepPreferences(false);
  expect([localStorage.length, readPreference('selected-voice')]).toEqual([0, 'a']);
  writePreference('selected-voice', 'b');
  expect([localStorage.length, readPreference('selected-voice')]).toEqual([0, 'b']);
  keepPreferences(true);
  expect(localStorage.getItem('xi:selected-voice')).toBe('"b"');
});
