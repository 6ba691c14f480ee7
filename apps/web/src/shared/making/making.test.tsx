import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { create } from 'zustand';
import { CharacterCount } from '#web/shared/making/character-count.tsx';
import { GenerateButton } from '#web/shared/making/generate-footer.tsx';
import { GetCode } from '#web/shared/making/get-code.tsx';
import { FailureNotice, Notices, Warnings } from '#web/shared/making/notices.tsx';
import { isNotIdle, useRenewAfterMaking } from '#web/shared/making/use-renew-after-making.ts';

afterEach(cleanup);

const withQueries = (element: ReactElement, client = new QueryClient()) =>
  render(<QueryClientProvider client={client}>{element}</QueryClientProvider>);

it('shows the samples for the address of this server', async () => {
  const samples = (address: string) => [{ language: 'curl' as const, code: `curl ${address}/v1/sing` }];
  withQueries(<GetCode title="This song as code" text="Put in a key." samples={samples} />);
  fireEvent.click(screen.getByRole('button', { name: 'Get code' }));
  await screen.findByRole('dialog', { name: 'This song as code' });
  expect(screen.getByText(`curl ${location.origin}/v1/sing`)).toBeTruthy();
});

it('[FMT-020] a counter is short, and says the exact figures where one asks', () => {
  render(<CharacterCount count={1234} limit={5000} />);
  expect(screen.getByText('1.2K / 5K')).toBeTruthy();
  expect(screen.getByText('1,234 of 5,000 characters')).toBeTruthy();
  expect(screen.getByTitle('1,234 of 5,000 characters')).toBeTruthy();
});

it('offers no code where there is nothing to show', () => {
  withQueries(<GetCode title="Code" text="" samples={undefined} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Get code' }).disabled).toBe(true);
});

it('one button makes and stops', () => {
  const calls: string[] = [];
  const button = (state: 'idle' | 'waiting') => (
    <GenerateButton
      state={state}
      canGenerate={state === 'idle'}
      onGenerate={() => calls.push('generate')}
      onStop={() => calls.push('stop')}
      label="Make"
      stopLabel="Stop"
    />
  );
  const { rerender } = render(button('idle'));
  fireEvent.click(screen.getByRole('button', { name: 'Make' }));
  rerender(button('waiting'));
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(calls).toEqual(['generate', 'stop']);
});

it('a failure offers the ways on; a code is told in words', () => {
  const onRetry = vi.fn();
  render(
    <Notices>
      <FailureNotice title="Not made" error={new Error('broken')} onRetry={onRetry} />
      <Warnings codes={['low_likeness', 'left_out']} />
    </Notices>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  expect(screen.getByText(/low likeness, left out/)).toBeTruthy();
});

it('asks for history and credits again when something was made, and only then', () => {
  const store = create(() => ({ state: 'idle' }));
  const client = new QueryClient();
  const asked = vi.spyOn(client, 'invalidateQueries');
  const Listener = () => {
    useRenewAfterMaking(store, isNotIdle);
    return null;
  };
  withQueries(<Listener />, client);
  store.setState({ state: 'waiting' });
  store.setState({ state: 'streaming' });
  expect(asked).not.toHaveBeenCalled();
  store.setState({ state: 'idle' });
  expect(asked.mock.calls.map(([filter]) => filter?.queryKey)).toEqual([['history'], ['user']]);
});
