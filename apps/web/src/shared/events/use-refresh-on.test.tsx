import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { publishServerEvent } from '#web/shared/events/event-bus.ts';
import { useRefreshOn } from '#web/shared/events/use-refresh-on.ts';

type List = { queryFn: () => Promise<string> };

function Listed({ queryFn }: List) {
  useRefreshOn('thing.changed', ['things']);
  const { data } = useQuery({ queryKey: ['things'], queryFn });
  return <p>{data ?? 'nothing yet'}</p>;
}

const listed = (queryFn: List['queryFn']) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Listed queryFn={queryFn} />
    </QueryClientProvider>,
  );

const change = () => act(async () => publishServerEvent({ type: 'thing.changed', data: '{}' }));

test('what changed is asked for again', async () => {
  let state = 'old';
  listed(async () => state);
  await screen.findByText('old');
  state = 'new';
  await change();
  await screen.findByText('new');
});

test('what changed while the first answer was on its way is asked for again, after it', async () => {
  const answers: ((text: string) => void)[] = [];
  listed(() => new Promise((resolve) => answers.push(resolve)));
  await expect.poll(() => answers).toHaveLength(1);
  await change();
  answers[0]?.('before the change');
  await screen.findByText('before the change');
  await expect.poll(() => answers).toHaveLength(2);
  answers[1]?.('after the change');
  await screen.findByText('after the change');
});
