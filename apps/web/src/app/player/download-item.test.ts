import { afterEach, expect, test, vi } from 'vitest';
import { fetchDownload } from '#web/app/player/download-item.ts';

afterEach(() => vi.unstubAllGlobals());

const answerWith = (type: string) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('bytes', { headers: { 'content-type': type } })),
  );

test.each(['audio/mpeg', 'audio/wav', 'application/zip'])(
  '[HIS-020] a download of %s is taken',
  async (type) => {
    answerWith(type);
    expect((await fetchDownload(['a'], 'default')).size).toBe(5);
  },
);

test('[HIS-019] any other type is refused by name', async () => {
  answerWith('text/html');
  await expect(fetchDownload(['a'], 'default')).rejects.toThrow(
    'Invalid response type received: text/html is not supported.',
  );
});
