import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  forgetUnfinished,
  forgetWhenRefused,
  rememberItem,
  rememberUnfinished,
  stopUnfinished,
  useUnfinished,
} from '#web/features/text-to-speech/unfinished.ts';
import { UnfinishedNotice } from '#web/features/text-to-speech/unfinished-notice.tsx';
import { ApiError } from '#web/shared/api/api-error.ts';
import { publishServerEvent } from '#web/shared/events/event-bus.ts';

const line = /finished while you were away/;
const item = { history_item_id: 'item1', source: 'TTS', text: 'A tale.', dialogue: null, date_unix: 1 };
let history: unknown[];
let asked: string[];

beforeEach(() => {
  [history, asked] = [[], []];
  localStorage.clear();
  useUnfinished.setState({ unfinished: undefined });
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'https://voice.example');
    asked.push(pathname);
    if (pathname === '/v1/history') return Response.json({ history });
    if (pathname === '/v1/history/item1' && history.length > 0) return Response.json(item);
    return Response.json({ detail: { status: 'history_item_not_found' } }, { status: 404 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const kept = () => localStorage.getItem('xi:unfinished-generation');

function visit(isIdle = true): void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <UnfinishedNotice kind="text-to-speech" isIdle={isIdle} />
    </QueryClientProvider>,
  );
}

it('a refusal ends it, a broken line does not', () => {
  const name = rememberUnfinished('text-to-speech', 'A tale.');
  forgetWhenRefused(name, new ApiError({ status: null, message: 'Network error' }));
  forgetUnfinished('another');
  expect(kept()).toContain(name);
  forgetWhenRefused(name, new ApiError({ status: 401, message: 'Too few credits' }));
  expect(kept()).toBeNull();
});

it('the server is told to stop, by the name', () => {
  const name = rememberUnfinished('text-to-speech', 'A tale.');
  stopUnfinished(name);
  expect([kept(), asked]).toEqual([null, [`/v1/generations/${name}/stop`]]);
});

it('offers what was finished, as soon as it is there, till it is played or dismissed', async () => {
  const name = rememberUnfinished('text-to-speech', 'A tale.');
  rememberItem(name, 'item1');
  visit();
  await waitFor(() => expect(asked).toEqual(['/v1/history/item1']));
  expect(screen.queryByText(line)).toBeNull();
  history = [item];
  act(() => publishServerEvent({ id: '1', type: 'speech.generated', data: '{}' }));
  await screen.findByText(line);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText(line)).toBeNull());
  expect(kept()).toBeNull();
});

it('one that was left before its first sound is known by its text', async () => {
  rememberUnfinished('text-to-speech', 'A tale.');
  history = [{ ...item, history_item_id: 'other', text: 'Another tale.' }, item];
  visit();
  await screen.findByText(line);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  await waitFor(() => expect(asked).toContain('/v1/history/item1'));
  expect(kept()).toBeNull();
});

it('nothing is asked while something is made, or when nothing was left', async () => {
  visit();
  rememberUnfinished('text-to-speech', 'A tale.');
  cleanup();
  visit(false);
  expect(asked).toEqual([]);
});
