import type { ToolRun } from '@mynah/contract/speech/tool-runs';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ClosestNote } from '#web/features/sound-effects/closest-note.tsx';
import { changeDraft } from '#web/features/sound-effects/draft.ts';
import { TakeList } from '#web/features/sound-effects/take-list.tsx';

beforeEach(() => changeDraft({ text: '' }));
afterEach(() => vi.unstubAllGlobals());

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ClosestNote />
    </QueryClientProvider>,
  );

it('says the closest sound before anything is made, where it is not near', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(String(address));
    return Response.json({ similarity: 0.2, closest: 'Door creaking', made_of: [] });
  });
  changeDraft({ text: 'a dragon yawning' });
  show();
  expect(await screen.findByText(/closest sound is “Door creaking”/)).toBeTruthy();
  expect(asked[0]).toContain('text=a+dragon+yawning');
});

it('says nothing of what is known, and asks nothing without words', async () => {
  const fetched = vi.fn(async () => Response.json({ similarity: 0.9, closest: null, made_of: [] }));
  vi.stubGlobal('fetch', fetched);
  show();
  expect(fetched).not.toHaveBeenCalled();
  changeDraft({ text: 'rain' });
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  expect(screen.getByRole('status').textContent).toBe('');
});

it('says it again of what was made', () => {
  const take: ToolRun = {
    ...{ run_id: 'one', tool: 'sound-effects', state: 'running', progress: 0, title: 'a dragon yawning' },
    ...{ batch: 'four', created_at_unix: 0, duration_ms: null, history_item_id: null },
    ...{ failure_code: null, failure: null, engine: 'foley' },
    warnings: ['low_likeness'],
    closest: 'Door creaking',
  };
  render(<TakeList takes={[take]} isMaking />);
  expect(screen.getByText(/closest sound is “Door creaking”/)).toBeTruthy();
});
