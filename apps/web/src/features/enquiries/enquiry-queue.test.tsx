import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Queue } from '#web/features/enquiries/enquiry-queue.tsx';

const enquiry = {
  enquiry_id: 'e1',
  topic: 'grant',
  name: 'Grace',
  email: 'grace@example.com',
  organization: 'Navy',
  message: 'First line\nSecond line',
  created_at_unix: 1,
};
afterEach(() => vi.unstubAllGlobals());

const show = (enquiries: unknown[]) => {
  vi.stubGlobal('fetch', async () => Response.json({ enquiries }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Queue />
    </QueryClientProvider>,
  );
};

it('shows who wrote what, and leads to the answer', async () => {
  show([enquiry]);
  expect(await screen.findByText('Grace, Navy · grace@example.com')).toBeTruthy();
  expect(screen.getByText(/Second line/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Reply' }).getAttribute('href')).toBe('mailto:grace@example.com');
});

it('says when nobody has written', async () => {
  show([]);
  expect(await screen.findByText('No messages are waiting.')).toBeTruthy();
});
