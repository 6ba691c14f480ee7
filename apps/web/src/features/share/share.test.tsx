import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cutLink } from '#web/features/share/link-row.tsx';
import { closeShare, openShare } from '#web/features/share/open-share.ts';
import { ShareButton } from '#web/features/share/share-button.tsx';
import { ShareDialog } from '#web/features/share/share-dialog.tsx';
import { ShareHost } from '#web/features/share/share-host.tsx';
import { onTracked } from '#web/shared/track.ts';
import { ConfirmDialogHost } from '#web/ui/confirm-dialog.tsx';
import { Toaster } from '#web/ui/toaster.tsx';

// the host loads it when it is wanted; here it is there already
void ShareDialog;

const LINK = 'https://voice.example.com/share/AbCdEfGhIjKlMnOpQrSt';
const text = 'Listen to this text to speech that I made with Mynah';
/** Where the operator calls the place by another name. */
const textOfOthers = 'Listen to this text to speech that I made with Lyrebird';
type Answer = Response | Promise<Response>;

let calls: { method: string; path: string; body: unknown }[] = [];
let answers: Record<string, () => Answer>;
let tracked: string[] = [];
let copied: string[] = [];
let stopTracking = () => {};

const user = (tier: string, seat_type = 'workspace_admin') => ({ seat_type, subscription: { tier } });

beforeEach(() => {
  calls = [];
  tracked = [];
  copied = [];
  answers = {
    'GET /v1/user': () => Response.json(user('trial')),
    'GET /v1/app-config': () => Response.json({ brand: { name: 'Mynah' } }),
    'GET /v1/history/item/share-link': () =>
      Response.json({ share_link: LINK, public_user_name: 'Quiet Lark' }),
    'GET /v1/history/item/share-settings': () =>
      Response.json({ is_shared: true, is_indexed: false, created_at_unix: 1 }),
  };
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    calls.push({ method, path, body: body ? JSON.parse(String(body)) : undefined });
    return (await answers[`${method} ${path}`]?.()) ?? Response.json({ status: 'ok' });
  });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (value: string) => void copied.push(value) },
  });
  setShare(undefined);
  stopTracking = onTracked(({ name }) => tracked.push(name));
});
afterEach(() => {
  stopTracking();
  act(() => {
    closeShare();
    // toasts outlive what raised them
    toast.dismiss();
  });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function setShare(share: ((data: ShareData) => Promise<void>) | undefined): void {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
}

const renderWith = (children: React.ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      {children}
      <ConfirmDialogHost />
      <Toaster />
    </QueryClientProvider>,
  );

async function openDialog(): Promise<void> {
  renderWith(<ShareHost />);
  await act(async () => openShare('item'));
  await screen.findByRole('dialog', { name: 'Share' });
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const sent = (method: string, path: string) =>
  calls.filter((call) => call.method === method && call.path === path);
const refusal = (message: string) => ({ detail: { status: 'permission_denied', message } });

describe('the button', () => {
  const showButton = (historyItemId: string | null) =>
    renderWith(<ShareButton subject={{ historyItemId, text: 'Hello' }} />);

  it('[HIS-039] [HIS-058] is there on every plan but enterprise', async () => {
    const { unmount } = showButton('item');
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Share' })).disabled).toBe(false);
    unmount();
    answers['GET /v1/user'] = () => Response.json(user('enterprise'));
    calls = [];
    showButton('item');
    await waitFor(() => expect(sent('GET', '/v1/user')).toHaveLength(1));
    await act(async () => {});
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  it('[HIS-059] is disabled without a history item', async () => {
    showButton(null);
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Share' })).disabled).toBe(true);
  });
});

describe('the states of the dialog', () => {
  it('[HIS-044] loading, then ready', async () => {
    let answer = (_: Response) => {};
    answers['GET /v1/history/item/share-link'] = () => new Promise<Response>((resolve) => (answer = resolve));
    await openDialog();
    expect(await screen.findByText('Getting the link…')).toBeTruthy();
    await act(async () => answer(Response.json({ share_link: LINK, public_user_name: null })));
    expect(await screen.findByText(cutLink(LINK))).toBeTruthy();
    expect(screen.queryByText('Getting the link…')).toBeNull();
  });

  it('[HIS-043] [HIS-044] [HIS-045] a failure is a banner, forgotten when the dialog closes', async () => {
    answers['GET /v1/history/item/share-link'] = () =>
      Response.json(refusal('Your role does not include it.'), { status: 403 });
    await openDialog();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Your role does not include it.'));
    expect(screen.queryByRole('button', { name: 'Stop sharing' })).toBeNull();
    await press('Done');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    answers['GET /v1/history/item/share-link'] = () => new Promise<Response>(() => {});
    await act(async () => openShare('item'));
    expect(await screen.findByText('Getting the link…')).toBeTruthy();
    expect(screen.queryByText('Your role does not include it.')).toBeNull();
  });
});

describe('the link', () => {
  it('[HIS-048] [HIS-049] shows 38 characters and an ellipsis', () => {
    expect(cutLink('x'.repeat(60))).toBe(`${'x'.repeat(38)}…`);
    expect(cutLink('x'.repeat(38))).toBe('x'.repeat(38));
  });

  it('[HIS-048] [HIS-049] [ERR-027] is cut on the page and copied whole', async () => {
    await openDialog();
    expect(await screen.findByText('https://voice.example.com/share/AbCdEf…')).toBeTruthy();
    await press('Copy');
    expect(await screen.findByText('Share link copied to clipboard')).toBeTruthy();
    expect(copied).toEqual([LINK]);
    expect(tracked).toContain('speech_share_link_copied');
  });

  it.each([
    ['Facebook', 'www.facebook.com', { u: LINK, quote: textOfOthers }],
    ['X', 'x.com', { url: LINK, text: textOfOthers }],
    ['WhatsApp', 'wa.me', { text: `${textOfOthers} ${LINK}` }],
  ])('[HIS-054] [HIS-055] [HIS-057] goes to %s with the text', async (place, host, parameters) => {
    answers['GET /v1/app-config'] = () => Response.json({ brand: { name: 'Lyrebird' } });
    await openDialog();
    const anchor = await screen.findByRole<HTMLAnchorElement>('link', { name: `Share on ${place}` });
    const address = () => new URL(anchor.href);
    expect(address().host).toBe(host);
    await waitFor(() => expect(Object.fromEntries(address().searchParams)).toEqual(parameters));
  });
});

describe('[HIS-046] [HIS-047] [HIS-056] the sheet of the device', () => {
  const pressNative = () => press('More apps to share with');
  const showOnPhone = () =>
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));

  it('[HIS-056] gets title, text and link', async () => {
    const share = vi.fn(async () => {});
    setShare(share);
    await openDialog();
    await pressNative();
    expect(share).toHaveBeenCalledWith({ title: 'Share Text to Speech', text, url: LINK });
    expect(copied).toEqual([]);
  });

  it('[HIS-046] closing it is silent, and tracked once', async () => {
    setShare(async () => {
      throw new DOMException('closed', 'AbortError');
    });
    await openDialog();
    await pressNative();
    await waitFor(() => expect(tracked.filter((name) => name === 'speech_share_aborted')).toHaveLength(1));
    expect(copied).toEqual([]);
    expect(toast.getToasts()).toEqual([]);
  });

  it('[HIS-047] copies when it fails otherwise', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    setShare(async () => {
      throw new DOMException('no', 'NotAllowedError');
    });
    await openDialog();
    await pressNative();
    expect(await screen.findByText('Share link copied to clipboard')).toBeTruthy();
    expect(copied).toEqual([LINK]);
  });

  it('[ERR-029] [ERR-030] says that there is none, and copies', async () => {
    showOnPhone();
    await openDialog();
    await pressNative();
    expect(await screen.findByText('Share API not supported')).toBeTruthy();
    await waitFor(() => expect(copied).toEqual([LINK]));
  });
});

describe('the public name', () => {
  const save = async (name: string) => {
    fireEvent.change(await screen.findByLabelText('Public name'), { target: { value: name } });
    await press('Save');
  };

  it.each(['Loud Lark', ''])('[HIS-050] [HIS-053] [ERR-028] any text is sent: "%s"', async (name) => {
    await openDialog();
    expect((await screen.findByLabelText<HTMLInputElement>('Public name')).value).toBe('Quiet Lark');
    await save(name);
    expect(await screen.findByText('Public name updated')).toBeTruthy();
    expect(sent('POST', '/v1/user/update-public-user-name')[0]?.body).toEqual({ public_user_name: name });
  });

  it.each(['', 'done', '{"status":'])('[HIS-050] the answer is not read: "%s"', async (answer) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    answers['POST /v1/user/update-public-user-name'] = () => new Response(answer);
    await openDialog();
    await save('Loud Lark');
    expect(await screen.findByText('Public name updated')).toBeTruthy();
    expect(log).not.toHaveBeenCalledWith('the public name was not updated', expect.any(Error));
  });

  it('[HIS-051] [HIS-052] a failure is logged, and the toast is shown all the same', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    answers['POST /v1/user/update-public-user-name'] = () => Response.json(refusal('no'), { status: 500 });
    await openDialog();
    await save('Loud Lark');
    expect(await screen.findByText('Public name updated')).toBeTruthy();
    expect(log).toHaveBeenCalledWith('the public name was not updated', expect.any(Error));
  });
});

describe('more than the link', () => {
  it('copies the code of a frame', async () => {
    await openDialog();
    await press('Copy embed code');
    expect(copied[0]).toContain('<iframe src="https://voice.example.com/embed/share/AbCdEfGhIjKlMnOpQrSt"');
  });

  it('lets search engines in', async () => {
    answers['PATCH /v1/history/item/share-settings'] = () =>
      Response.json({ is_shared: true, is_indexed: true, created_at_unix: 1 });
    await openDialog();
    const toggle = await screen.findByRole('switch', { name: 'Show in search results' });
    await waitFor(() => expect(toggle.hasAttribute('data-disabled')).toBe(false));
    fireEvent.click(toggle);
    await waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe('true'));
    expect(sent('PATCH', '/v1/history/item/share-settings')[0]?.body).toEqual({ is_indexed: true });
  });

  it('ends the link after a question', async () => {
    await openDialog();
    await press('Stop sharing');
    const question = await screen.findByRole('dialog', { name: 'Stop sharing?' });
    expect(sent('DELETE', '/v1/history/item/share-link')).toHaveLength(0);
    fireEvent.click([...question.querySelectorAll('button')].at(-1)!);
    expect(await screen.findByText('Sharing stopped')).toBeTruthy();
    expect(sent('DELETE', '/v1/history/item/share-link')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Share' })).toBeNull());
  });
});
