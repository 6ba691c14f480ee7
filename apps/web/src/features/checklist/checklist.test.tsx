import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChecklistButton } from '#web/features/checklist/checklist-button.tsx';
import { ITEM_LINKS } from '#web/features/checklist/checklist-items.ts';
import { Page } from '#web/features/checklist/checklist-page.tsx';
import { usePersistChecklist } from '#web/features/checklist/use-checklist.ts';
import { PagesProvider } from '#web/shared/pages.ts';
import { RouterProvider } from '#web/shared/routing/index.ts';
import { track } from '#web/shared/track.ts';
import { routerAround } from '#web/test-router.tsx';
import { Toaster } from '#web/ui/toaster.tsx';

const text = 'Congratulations on completing a step in your onboarding checklist.';
const itemIds = [
  'generate_text_to_speech',
  'generate_speech_to_speech',
  'add_voice_to_voice_lab',
  'design_voice',
  'create_dub',
  'join_affiliate',
  'generate_api_key',
];
let isOn: boolean;
let hidden: boolean;
let isFinished: boolean;
let refusal: string | undefined;
let ticked: string[];
let calls: string[];

const state = () => ({
  is_onboarding_completed: true,
  is_onboarding_checklist_completed: isFinished,
  onboarding_survey: null,
  onboarding_checklist: {
    checklist_id: 'c1',
    hidden,
    items: itemIds.map((id) => ({ onboarding_checklist_item_id: id, is_completed: ticked.includes(id) })),
  },
});

function answer(path: string, body: { item_id?: string }): unknown {
  if (path === '/v1/app-config') return { feature_flags: { onboarding_checklist: isOn } };
  if (path === '/ingest/events') return { status: 'ok' };
  calls.push(body.item_id ? `${path} ${body.item_id}` : path);
  if (body.item_id) ticked.push(body.item_id);
  if (path.endsWith('/hide')) hidden = true;
  if (path.endsWith('/mark-complete')) isFinished = true;
  return state();
}

function Kept() {
  usePersistChecklist();
  return null;
}

/** Until the checklist is there, or would be. */
async function open() {
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <Kept />
      <Toaster />
    </QueryClientProvider>,
  );
  await waitFor(() =>
    expect(client.getQueryData([isOn ? 'user' : 'app-config', ...(isOn ? ['onboarding'] : [])])).toBeTruthy(),
  );
}

/** The page, in a build that has the pages of these paths. */
function openPage(paths: readonly string[] = [], component: () => ReactNode = Page): void {
  const pages = paths.map((path) => ({ path, title: path, load: async () => ({ Page }) }));
  const router = routerAround(component);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PagesProvider value={pages}>
        <RouterProvider router={router} />
        <Toaster />
      </PagesProvider>
    </QueryClientProvider>,
  );
}

const start = () =>
  act(async () => track({ name: 'speech_generation_started', properties: { task: 'text-to-speech' } }));
const update = '/v1/user/onboarding-checklist/update generate_text_to_speech';
const updates = () => calls.filter((call) => call.includes('/update'));

beforeEach(() => {
  isOn = true;
  hidden = false;
  isFinished = false;
  refusal = undefined;
  ticked = [];
  calls = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) =>
    refusal && init.method === 'POST'
      ? Response.json({ detail: { message: refusal } }, { status: 409 })
      : Response.json(answer(path, typeof init.body === 'string' ? JSON.parse(init.body) : {})),
  );
});
afterEach(() => vi.unstubAllGlobals());

it('[NOT-017] a hidden checklist is kept without a word', async () => {
  hidden = true;
  await open();
  await start();
  await waitFor(() => expect(updates()).toEqual([update]));
  await act(async () => undefined);
  expect(screen.queryAllByText(text)).toHaveLength(0);
});

it('[NOT-022] without the test variant nothing is asked and nothing sent', async () => {
  isOn = false;
  await open();
  await start();
  expect(calls).toEqual([]);
});

const links = async () =>
  (await screen.findAllByRole<HTMLAnchorElement>('link')).map((link) => link.getAttribute('href'));

it('[NOT-035] [NOT-036] each of the seven steps leads to where it is taken', async () => {
  const paths = [
    '/app/speech-synthesis/text-to-speech',
    '/app/speech-synthesis/speech-to-speech',
    '/app/voice-library',
    '/app/voice-lab',
    '/app/dubbing',
    '/affiliates',
  ];
  openPage(paths);
  expect(await links()).toEqual([...paths, '/docs']);
});

it('a step whose page is not there yet is left out, and comes with its page', async () => {
  openPage(['/app/voice-lab']);
  expect(await links()).toEqual(['/app/voice-lab', '/docs']);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Design a voice',
    'Create an API key',
  ]);
  cleanup();
  openPage(['/app/voice-lab', '/app/dubbing']);
  expect(await links()).toEqual(['/app/voice-lab', '/app/dubbing', '/docs']);
});

it('in this app every step leads to a page that is there, and the count is of those', async () => {
  const { pages } = await import('#web/app/pages.ts');
  ticked = ['design_voice', 'create_dub'];
  const steps = itemIds.filter((id) => {
    const link = ITEM_LINKS[id as keyof typeof ITEM_LINKS];
    return link === '/docs' || pages.some(({ path }) => path === link);
  });
  openPage(pages.map(({ path }) => path));
  expect(await links()).toHaveLength(steps.length);
  cleanup();
  openPage(
    pages.map(({ path }) => path),
    ChecklistButton,
  );
  const done = steps.filter((id) => ticked.includes(id)).length;
  const name = `Getting started, ${done} of ${steps.length} done`;
  expect(await screen.findByRole('button', { name })).toBeTruthy();
});

it.each([
  ['NOT-015', 'Hide', 'hide'],
  ['NOT-016', 'Mark as complete', 'mark-complete'],
])('[%s] after %s the list is gone', async (_id, name, step) => {
  openPage();
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText('No checklist here')).toBeTruthy();
  expect(calls).toContain(`/v1/user/onboarding-checklist/${step}`);
});

it.each(['Hide', 'Mark as complete'])('[NOT-021] %s that is refused says why', async (name) => {
  refusal = `${name}: not now.`;
  openPage();
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText(refusal)).toBeTruthy();
  expect(screen.getByRole('button', { name })).toBeTruthy();
});

// from here on last: their toasts outlive them
it('[NOT-025] [NOT-033] [ERR-010] an event ticks its step and congratulates, once', async () => {
  await open();
  await start();
  expect(await screen.findByText(text)).toBeTruthy();
  await start();
  await act(async () => track({ name: 'help_opened' }));
  expect(updates()).toEqual([update]);
  expect(screen.getAllByText(text)).toHaveLength(1);
});

it.each([
  ['NOT-026', 'generate_speech_to_speech', 'speech_generation_started', { task: 'speech-to-speech' }],
  ['NOT-027', 'add_voice_to_voice_lab', 'voice_added_to_lab', undefined],
  ['NOT-028', 'design_voice', 'voice_design_created', undefined],
  ['NOT-029', 'create_dub', 'dub_created', undefined],
  ['NOT-030', 'join_affiliate', 'affiliate_link_generated', undefined],
  ['NOT-031', 'generate_api_key', 'api_key_unhidden', undefined],
] as const)('[%s] %s is ticked by %s', async (_id, item, name, properties) => {
  await open();
  await act(async () => track({ name, properties }));
  await waitFor(() => expect(updates()).toEqual([`/v1/user/onboarding-checklist/update ${item}`]));
});
