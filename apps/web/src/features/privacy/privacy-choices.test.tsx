import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PrivacyChoices } from '#web/features/privacy/privacy-choices.tsx';
import { useSession } from '#web/shared/session/session.ts';
import { readCookie } from '#web/shared/storage/cookies.ts';
import { showAddress } from '#web/test-address.ts';
import { ConfirmDialogHost } from '#web/ui/confirm-dialog.tsx';

const ada = { user_id: 'u1', workspace_id: 'w1', email: 'ada@example.com' };
let user: typeof ada & { consent: null; agrees_to_product_updates: boolean; ccpa_opt_out: boolean };
let sent: unknown[];
let refusal: Response | undefined;
const reload = vi.fn();

beforeEach(() => {
  useSession.setState({ isSignedIn: true });
  user = { ...ada, consent: null, agrees_to_product_updates: false, ccpa_opt_out: false };
  sent = [];
  refusal = undefined;
  reload.mockClear();
  showAddress('https://voice.example/app/settings');
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path === '/v1/user') return Response.json(user);
    const body = JSON.parse(String(init.body));
    sent.push([init.method, path, body]);
    if (refusal) return refusal;
    Object.assign(user, body.account_metadata ?? body);
    return Response.json({ status: 'ok' });
  });
});
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const optOut = 'Do not sell or share my personal data';

async function press(name: string): Promise<HTMLElement> {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PrivacyChoices />
      <ConfirmDialogHost />
    </QueryClientProvider>,
  );
  const control = await screen.findByRole('switch', { name });
  await waitFor(() => expect(control.hasAttribute('data-disabled')).toBe(false));
  await userEvent.click(control);
  return control;
}
const isOn = (control: HTMLElement) =>
  waitFor(() => expect(control.getAttribute('aria-checked')).toBe('true'));

it('[PRV-024] [PRV-025] [PRV-026] [PRV-027] [PRV-028] [PRV-029] [PRV-031] the opt-out of sale and sharing is stored in the browser, a cookie and the account, and the page loads anew', async () => {
  const control = await press(optOut);
  await userEvent.click(await screen.findByRole('button', { name: 'Opt Out' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(sent).toEqual([['POST', '/v1/user/edit', { ccpa_opt_out: true }]]);
  await isOn(control);
  expect(localStorage.getItem('ccpa_opt_out')).toBe('true');
  expect(JSON.parse(readCookie('privacy') ?? '')).toEqual({ ccpa_opt_out: true, ...ada });
  // and back again
  await userEvent.click(control);
  await waitFor(() => expect(control.getAttribute('aria-checked')).toBe('false'));
  expect(sent).toHaveLength(2);
  expect([localStorage.getItem('ccpa_opt_out'), readCookie('privacy')]).toEqual(['false', undefined]);
});

it('[PRV-028] Cancel changes nothing', async () => {
  const control = await press(optOut);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull());
  expect([sent, control.getAttribute('aria-checked')]).toEqual([[], 'false']);
  expect([localStorage.getItem('ccpa_opt_out'), readCookie('privacy')]).toEqual([null, undefined]);
  expect(reload).not.toHaveBeenCalled();
});

it('[PRV-027] an opt-out that the account refuses is stored nowhere', async () => {
  refusal = Response.json({ detail: { status: 'not_now', message: 'Not now.' } }, { status: 503 });
  const control = await press(optOut);
  await userEvent.click(await screen.findByRole('button', { name: 'Opt Out' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(control.hasAttribute('data-disabled')).toBe(false));
  expect([localStorage.getItem('ccpa_opt_out'), readCookie('privacy')]).toEqual([null, undefined]);
  expect(reload).not.toHaveBeenCalled();
});

it('[ACC-041] the wish for product updates goes into the account', async () => {
  await isOn(await press('Product updates'));
  expect(sent).toEqual([
    ['POST', '/v1/user/edit-user-metadata', { account_metadata: { agrees_to_product_updates: true } }],
  ]);
});
