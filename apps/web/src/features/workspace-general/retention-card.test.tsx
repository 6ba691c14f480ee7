import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RetentionCard } from '#web/features/workspace-general/retention-card.tsx';
import { useConfirmQuestion } from '#web/ui/confirm.ts';

let seat: string;
let older: number;
let sent: string[];
beforeEach(() => {
  seat = 'workspace_admin';
  older = 0;
  sent = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path === '/v1/user') return Response.json({ seat_type: seat });
    if (path.startsWith('/v1/history/expiring')) return Response.json({ count: older });
    sent.push(String(init.body));
    return Response.json({});
  });
});
afterEach(() => vi.unstubAllGlobals());

async function show(days: number | null): Promise<HTMLElement> {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RetentionCard days={days} />
    </QueryClientProvider>,
  );
  const field = await screen.findByRole('combobox', { name: 'History retention' });
  if (seat === 'workspace_admin') {
    await waitFor(() => expect(field.hasAttribute('data-disabled')).toBe(false));
  }
  return field;
}

async function choose(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('option', { name }));
}

/** The question, once it is there. */
const asked = () =>
  waitFor(() => {
    const { question } = useConfirmQuestion.getState();
    if (!question) throw new Error('nothing is asked');
    return question;
  });

it('a member sees why it cannot be changed', async () => {
  seat = 'workspace_member';
  const field = await show(30);
  expect(field.textContent).toContain('30 days');
  expect(screen.getByText('Only workspace admins can change this setting.')).toBeTruthy();
});

it('says how many items go at once, and a no changes nothing', async () => {
  older = 1234;
  await userEvent.click(await show(null));
  await choose('90 days');
  const question = await asked();
  expect(question).toMatchObject({ title: 'Keep history for 90 days?', isDanger: true });
  expect(question.description).toContain('1.2K items are older');
  question.answer(false);
  await waitFor(() => expect(useConfirmQuestion.getState().question).toBeNull());
  expect(sent).toEqual([]);
});

it('a yes saves it', async () => {
  older = 1;
  await userEvent.click(await show(365));
  await choose('30 days');
  const question = await asked();
  expect(question.description).toContain('1 item is older');
  question.answer(true);
  await waitFor(() => expect(sent).toEqual(['{"history_retention_days":30}']));
});

it('keeping for longer asks nothing', async () => {
  await userEvent.click(await show(30));
  await choose('Forever');
  await waitFor(() => expect(sent).toEqual(['{"history_retention_days":null}']));
});

it('a number of one’s own is checked before anything is asked', async () => {
  await show(45);
  const days = await screen.findByRole('textbox', { name: 'Days' });
  expect((days as HTMLInputElement).value).toBe('45');
  for (const wrong of ['0', '3651', '1.5', 'soon']) {
    await userEvent.clear(days);
    await userEvent.type(days, `${wrong}{Enter}`);
    expect(screen.getByText('Enter a whole number from 1 to 3650.')).toBeTruthy();
  }
  expect(sent).toEqual([]);
  await userEvent.clear(days);
  await userEvent.type(days, '60{Enter}');
  await waitFor(() => expect(sent).toEqual(['{"history_retention_days":60}']));
});
