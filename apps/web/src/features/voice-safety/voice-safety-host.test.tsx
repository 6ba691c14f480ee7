import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { VoiceSafetyHost } from '#web/features/voice-safety/index.ts';
import { useVoices } from '#web/features/voices/index.ts';
import { RouterProvider } from '#web/shared/routing/index.ts';
import { routerAround } from '#web/test-router.tsx';

type Control = 'BAN' | 'CAPTCHA' | null;
let control: Control;
let isOwner: boolean;
let client: QueryClient;

beforeEach(() => {
  control = null;
  isOwner = false;
  localStorage.clear();
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/v1/app-config') {
      const brand = { support_url: 'https://help.example/voices' };
      return Response.json({ feature_flags: { 'new-ivc': true }, brand });
    }
    if (path === '/v1/voices/v1/captcha') {
      return Response.json({ text: 'Fresh bread and strong coffee.', language: 'en', attempts_left: 5 });
    }
    const voice = { voice_id: 'v1', name: 'Harbor', category: 'cloned', is_owner: isOwner };
    const voices = [{ ...voice, safety_control: control }];
    return Response.json(path.startsWith('/v2/voices') ? { voices, has_more: false } : {});
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Any page of the app: the host stands in the shell, around them all. */
function Page() {
  const { data } = useVoices();
  return (
    <>
      <VoiceSafetyHost />
      {data && <p>{data.length} listed</p>}
    </>
  );
}

async function open(address = '/'): Promise<void> {
  client = new QueryClient();
  const router = routerAround(Page, address);
  await act(async () => {
    render(
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
  });
  // what the page has shown, the host has seen
  await screen.findByText('1 listed');
}
async function flag(next: Control): Promise<void> {
  control = next;
  await act(() => client.refetchQueries({ queryKey: ['voices'] }));
}

it.each([
  ['BAN', 'Voice blocked'],
  ['CAPTCHA', 'Voice captcha'],
] as const)(
  '[VOI-010] [VOI-012] [VOI-014] [VOI-015] a voice that becomes %s opens %j',
  async (next, title) => {
    await open();
    expect(screen.queryByRole('dialog')).toBeNull();
    await flag(next);
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
  },
);

it('[VOI-016] the one of a block names the voice and leads to support', async () => {
  await open();
  await flag('BAN');
  const dialog = within(await screen.findByRole('dialog', { name: 'Voice blocked' }));
  expect(dialog.getByText(/^“Harbor” was blocked/)).toBeTruthy();
  const support = await dialog.findByRole('link', { name: 'Contact support' });
  expect(support.getAttribute('href')).toBe('https://help.example/voices');
});

it('[VOI-016] the one of a captcha shows its owner the text to read, with record and submit', async () => {
  isOwner = true;
  await open();
  await flag('CAPTCHA');
  const dialog = within(await screen.findByRole('dialog', { name: 'Voice captcha' }));
  expect(await dialog.findByText('Fresh bread and strong coffee.')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Record' })).toBeTruthy();
  const reading = new File(
    [new Uint8Array([0x49, 0x44, 0x33, 4, ...Array<number>(600).fill(1)])],
    'reading.mp3',
  );
  fireEvent.change(dialog.getByLabelText('Choose a file'), { target: { files: [reading] } });
  expect(await dialog.findByRole('button', { name: 'Submit' })).toBeTruthy();
});

it.each(['BAN', 'CAPTCHA'] as const)('[VOI-013] one that is %s at the first load opens none', async (now) => {
  control = now;
  await open();
  await flag(now);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('[VOI-011] while the new flow clones, a captcha opens no dialog and a block does', async () => {
  await open('/?creationType=cloneVoice');
  await flag('CAPTCHA');
  expect(screen.queryByRole('dialog')).toBeNull();
  await flag('BAN');
  expect(await screen.findByRole('dialog', { name: 'Voice blocked' })).toBeTruthy();
});
