import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useKeepChecklist } from '#web/features/checklist/use-checklist.ts';
import { track } from '#web/shared/track.ts';
import { Toaster } from '#web/ui/toast.tsx';

const text = 'Congratulations on completing a step in your onboarding checklist.';
const itemIds = ['generate_text_to_speech', 'design_voice', 'create_dub'];
let isOn: boolean;
let hidden: boolean;
let ticked: string[];
let calls: string[];

const state = () => ({
  is_onboarding_completed: true,
  is_onboarding_checklist_completed: false,
  onboarding_survey: null,
  onboarding_checklist: {
    checklist_id: 'c1',
    hidden,
    items: itemIds.map((id) => ({ onboarding_checklist_item_id: id, is_completed: ticked.includes(id) })),
  },
});

function answer(path: string, body: { item_id?: string }): unknown {
  if (path === '/v1/app-config') return { feature_flags: { onboarding_checklist: isOn } };
  if (path === '/v1/user/track-event') return { status: 'ok' };
  calls.push(body.item_id ? `${path} ${body.item_id}` : path);
  if (body.item_id) ticked.push(body.item_id);
  return state();
}

function Kept() {
  useKeepChecklist();
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

const start = () =>
  act(async () => track({ name: 'speech_generation_started', properties: { task: 'text-to-speech' } }));
const update = '/v1/user/onboarding-checklist/update generate_text_to_speech';
const updates = () => calls.filter((call) => call.includes('/update'));

beforeEach(() => {
  isOn = true;
  hidden = false;
  ticked = [];
  calls = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) =>
    Response.json(answer(path, typeof init.body === 'string' ? JSON.parse(init.body) : {})),
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

// last: its toast outlives it
it('[NOT-025] [NOT-033] [ERR-010] an event ticks its step and congratulates, once', async () => {
  await open();
  await start();
  expect(await screen.findByText(text)).toBeTruthy();
  await start();
  await act(async () => track({ name: 'speech_downloaded' }));
  expect(updates()).toEqual([update]);
  expect(screen.getAllByText(text)).toHaveLength(1);
});
