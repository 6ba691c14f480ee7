import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pages } from '#web/app/pages.ts';
import { CommandPalette } from '#web/app/palette/command-palette.tsx';
import { openPalette, usePalette } from '#web/app/palette/palette-state.ts';
import { PagesProvider } from '#web/shared/pages.ts';
import { RouterProvider } from '#web/shared/routing/index.ts';
import { routerAround } from '#web/test-router.tsx';

const ofServer: Record<string, object> = {
  '/v2/voices': {
    voices: [{ voice_id: 'v1', name: 'River', description: 'Calm and low', labels: {} }],
  },
  '/v1/shared-voices': { voices: [] },
  '/v1/history': {
    history: [
      {
        history_item_id: 'h1',
        text: 'She could hear the river.',
        voice_id: 'v1',
        voice_name: 'River',
        date_unix: 1,
      },
    ],
  },
  '/v1/speech-to-text/transcripts': {
    transcripts: [
      { transcription_id: 't1', title: 'River walk', preview: 'We went down', created_at_unix: 1 },
    ],
  },
  '/v1/music/songs': { songs: [{ song_id: 's1', title: 'Down the river', prompt: null }] },
  '/v1/pronunciation-dictionaries': {
    pronunciation_dictionaries: [{ id: 'd1', name: 'River names', description: null }],
  },
  '/v1/convai/agents': { agents: [] },
  '/v1/convai/conversations/messages/text-search': { results: [] },
  '/v1/convai/knowledge-base': { documents: [] },
  '/v1/convai/tools': { tools: [] },
  '/v1/dubbing': { dubs: [] },
  '/v1/studio/projects': { projects: [{ project_id: 'p1', name: 'Over the river', author: 'Ada' }] },
  '/v1/workspace/members': [{ user_id: 'u2', first_name: 'Rivera', email: 'r@example.com' }],
};

let asked: { path: string; search: string | null; signal: AbortSignal }[];
let answers: Record<string, () => Response | Promise<Response>>;
let seat: string;

beforeEach(() => {
  localStorage.clear();
  [asked, answers, seat] = [[], {}, 'workspace_admin'];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { pathname, searchParams } = new URL(address, 'https://voice.example');
    if (pathname === '/v1/user') return Response.json({ seat_type: seat, is_staff: false });
    if (pathname === '/v1/app-config') return Response.json({ brand: { name: 'Mynah' }, links: {} });
    asked.push({ path: pathname, search: searchParams.get('search'), signal: init.signal as AbortSignal });
    return answers[pathname]?.() ?? Response.json(ofServer[pathname] ?? {});
  });
});
afterEach(() => {
  usePalette.setState({ isOpen: false });
  vi.unstubAllGlobals();
});

const Opened = () => <CommandPalette isOpen={usePalette((state) => state.isOpen)} />;

/** The search, open, on a page of its own. */
async function open(words?: string) {
  const router = routerAround(Opened);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await client.prefetchQuery({ queryKey: ['user'], queryFn: async () => (await fetch('/v1/user')).json() });
  openPalette(words);
  render(
    <QueryClientProvider client={client}>
      <PagesProvider value={pages}>
        <RouterProvider router={router} />
      </PagesProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('combobox');
  return { address: () => router.state().visit.href };
}

const type = (text: string) => userEvent.type(screen.getByRole('combobox'), text);
const group = async (name: string) => within(await screen.findByRole('group', { name }));
const titles = async (name: string) =>
  (await group(name)).getAllByRole('option').map((option) => option.textContent);
const isChosen = (option: Element) => option.getAttribute('aria-selected') === 'true';
const settled = () => waitFor(() => expect(screen.queryByText('Searching…')).toBeNull());

it('finds pages, parts of settings and actions as one types, and opens them by keyboard', async () => {
  const { address } = await open();
  await type('passk');
  expect(await titles('Settings')).toEqual(['PasskeysSecurity']);
  expect((await group('Settings')).getByText('Passk').tagName).toBe('MARK');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/app/settings/security#passkeys'));
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('moves by arrows, Home and End, and leaves by Escape', async () => {
  await open();
  const chosen = () => screen.getAllByRole('option').findIndex((one) => isChosen(one));
  const last = screen.getAllByRole('option').length - 1;
  await waitFor(() => expect(chosen()).toBe(0));
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(chosen()).toBe(1));
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(chosen()).toBe(last));
  await userEvent.keyboard('{Home}');
  await waitFor(() => expect(chosen()).toBe(0));
  const input = screen.getByRole('combobox');
  const active = input.getAttribute('aria-activedescendant') ?? '';
  expect(isChosen(document.getElementById(active)!)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(usePalette.getState().isOpen).toBe(false));
});

it('finds voices, history, transcripts, songs and people on the server', async () => {
  const { address } = await open('river');
  expect(await titles('Voices')).toEqual(['RiverCalm and low']);
  expect((await titles('History'))[0]).toContain('She could hear the river.');
  expect((await titles('History')).at(-1)).toBe('See all in History');
  expect((await titles('Transcripts'))[0]).toBe('River walkWe went down');
  expect(await titles('Songs')).toEqual(['Down the river']);
  expect((await titles('Pronunciation dictionaries'))[0]).toBe('River names');
  expect(await titles('Studio projects')).toContain('Over the riverAda');
  expect(await titles('People')).toEqual(['Riverar@example.com']);
  await settled();
  expect(screen.getByText('11 results').getAttribute('role')).toBe('status');
  await userEvent.click((await group('History')).getByText(/She could hear/));
  await waitFor(() => expect(address()).toContain('/history?search=river&item=h1'));
});

it('asks when the hand rests, and cancels what is asked for no more', async () => {
  answers['/v1/history'] = () => new Promise(() => undefined);
  await open();
  await type('riv');
  const first = await waitFor(() => {
    const found = asked.find(({ path, search }) => path === '/v1/history' && search === 'riv');
    expect(found).toBeTruthy();
    return found!;
  });
  expect(asked.some(({ search }) => search === 'r')).toBe(false);
  await type('er');
  await waitFor(() => expect(first.signal.aborted).toBe(true));
});

it('chooses the first, also where others were there before it', async () => {
  let answer = () => {};
  answers['/v2/voices'] = () =>
    new Promise((resolve) => {
      answer = () => resolve(Response.json(ofServer['/v2/voices']));
    });
  await open('river');
  const song = (await group('Songs')).getByRole('option');
  answer();
  const voice = (await group('Voices')).getByRole('option');
  await waitFor(() => expect(isChosen(voice)).toBe(true));
  expect(isChosen(song)).toBe(false);
});

it('asks for nothing that a viewer may not see', async () => {
  seat = 'workspace_lite_member';
  await open('river');
  await settled();
  await group('Voices');
  const paths = new Set(asked.map(({ path }) => path));
  expect(paths).toContain('/v1/history');
  expect(paths).not.toContain('/v1/speech-to-text/transcripts');
  expect(paths).not.toContain('/v1/music/songs');
  await userEvent.clear(screen.getByRole('combobox'));
  const offered = screen.getAllByRole('option').map((option) => option.textContent);
  expect(offered).toContain('History');
  expect(offered).not.toContain('Invite people');
  expect(offered).not.toContain('Create an API key');
  expect(offered).not.toContain('Text to speech');
});

it('takes a refusal for nothing found, and says what failed', async () => {
  answers['/v1/workspace/members'] = () => Response.json({ detail: { message: 'no' } }, { status: 403 });
  answers['/v2/voices'] = () => Response.json({ detail: { message: 'no' } }, { status: 400 });
  await open('river');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Couldn’t search Voices.');
  await group('History');
  answers = {};
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await titles('Voices')).toEqual(['RiverCalm and low']);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says when there is nothing', async () => {
  const nothing = {
    ...{ voices: [], history: [], transcripts: [], songs: [] },
    ...{
      pronunciation_dictionaries: [],
      projects: [],
      documents: [],
      tools: [],
      agents: [],
      dubs: [],
      results: [],
    },
  };
  for (const path of Object.keys(ofServer)) {
    answers[path] = () => Response.json(path.endsWith('members') ? [] : nothing);
  }
  await open('zzzz');
  expect(await screen.findAllByText('No results for “zzzz”')).toHaveLength(2);
  expect(screen.queryAllByRole('option')).toEqual([]);
});

it('begins with what was opened last, without what people said', async () => {
  await open('river');
  await userEvent.click((await group('Voices')).getByRole('option'));
  openPalette('appearance');
  await userEvent.click((await group('Settings')).getByText('Appearance'));
  openPalette('river');
  await userEvent.click((await group('History')).getByText(/She could hear/));
  openPalette();
  expect(await titles('Recent')).toEqual(['AppearanceSettings', 'RiverCalm and low']);
  expect(localStorage.getItem('xi:search-recent')).not.toContain('She could hear');
});
