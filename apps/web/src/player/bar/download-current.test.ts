import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { downloadCurrent } from '#web/player/bar/download-current.ts';
import { playerItem } from '#web/player/state/player-item.ts';
import { usePlayer } from '#web/player/state/player-store.ts';
import { downloadItems } from '#web/shared/downloads/download-items.ts';
import { useRunningDownloads } from '#web/shared/downloads/running-downloads.ts';

/** What the browser was given to save. */
let saved: { name: string; blob: Blob }[] = [];

beforeEach(() => {
  saved = [];
  let given: Blob;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    given = blob as Blob;
    return 'blob:saved';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: given });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  usePlayer.setState({ item: null });
});

const name = 'Mynah_2026-11-21T04_10_34_Heart_pre_sp100_s50_sb75_se0_b_m2';
const item = {
  history_item_id: 'abc',
  voice_name: 'Heart',
  content_type: 'audio/mpeg',
  output_format: 'mp3_44100_128',
  file_name: `${name}.mp3`,
};
const bytes = (type: string, headers = {}) =>
  new Response('bytes', { headers: { 'content-type': type, ...headers } });

/** Answers the item, and downloads with what is given. */
function serve(download: (init: RequestInit) => Response | Promise<Response>) {
  const calls: string[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string, init: RequestInit) => {
      calls.push(path);
      return path.endsWith('/download') ? download(init) : Response.json(item);
    }),
  );
  return calls;
}

test.each(['audio/mpeg', 'audio/wav', 'Audio/OGG; codecs=opus', 'audio/pcm', 'application/zip'])(
  '[HIS-020] a download of %s is taken',
  async (type) => {
    serve(() => bytes(type));
    expect(await downloadItems({ ids: ['abc'] })).toBe(true);
    expect(saved.map(({ blob }) => blob.size)).toEqual([5]);
  },
);

test.each(['text/html', 'text/html; charset=utf-8'])(
  '[HIS-019] [ERR-019] %s is refused by name',
  async (type) => {
    serve(() => bytes(type));
    await expect(downloadItems({ ids: ['abc'] })).rejects.toThrow(
      'Invalid response type received: text/html is not supported.',
    );
    expect(saved).toEqual([]);
    expect(useRunningDownloads.getState().downloads).toEqual([]);
  },
);

test.each([
  ['default', 'mp3'],
  ['wav', 'wav'],
  ['opus_48000_64', 'ogg'],
] as const)(
  '[HIS-060] [HIS-077] one item as %s is named by a look at the item',
  async (format, extension) => {
    const calls = serve(() => bytes('audio/mpeg'));
    expect(await downloadItems({ ids: ['abc'], format })).toBe(true);
    expect(calls).toEqual(['/v1/history/abc', '/v1/history/download']);
    expect(saved.map((file) => file.name)).toEqual([`${name}.${extension}`]);
  },
);

test('[HIS-007] a zip has the name that the server gives it', async () => {
  const calls = serve(() =>
    bytes('application/zip', {
      'content-disposition': `attachment; filename="x.zip"; filename*=UTF-8''x.zip`,
    }),
  );
  await downloadItems({ ids: ['a', 'b'] });
  await downloadItems({ ids: ['abc'], subtitles: ['srt'] });
  expect(calls).toEqual(['/v1/history/download', '/v1/history/download']);
  expect(saved.map((file) => file.name)).toEqual(['x.zip', 'x.zip']);
});

test('progress is counted, and a cancelled download saves nothing', async () => {
  let source!: ReadableStreamDefaultController<Uint8Array>;
  serve(({ signal }) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        source = controller;
        signal?.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return new Response(body, { headers: { 'content-type': 'audio/mpeg', 'content-length': '10' } });
  });
  const download = downloadItems({ ids: ['abc'] });
  await waitFor(() => expect(source).toBeDefined());
  source.enqueue(new Uint8Array(4));
  await waitFor(() =>
    expect(useRunningDownloads.getState().downloads).toMatchObject([
      { fileName: `${name}.mp3`, receivedBytes: 4, totalBytes: 10 },
    ]),
  );
  useRunningDownloads.getState().downloads[0]!.cancel();
  expect(await download).toBe(false);
  expect(saved).toEqual([]);
  expect(useRunningDownloads.getState().downloads).toEqual([]);
});

test('[PLR-018] an item that is not found is what was heard, as audio/mpeg', async () => {
  const heard = playerItem({ id: 'abc', type: 'text-to-speech', info: { title: 'Hi', voice_name: 'Heart' } });
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('heard')),
  );
  usePlayer.setState({ item: heard });
  await downloadCurrent();
  expect(saved.map((file) => [file.name, file.blob.type, file.blob.size])).toEqual([
    ['Heart.mp3', 'audio/mpeg', 5],
  ]);
});

test('[PLR-018] so is one that was deleted meanwhile; another refusal is told', async () => {
  const loaded = playerItem({ id: 'abc', type: 'text-to-speech', loaded: true, info: { title: '日本' } });
  usePlayer.setState({ item: loaded });
  let status = 404;
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string) =>
      path.startsWith('/v1/')
        ? Response.json({ detail: { message: 'no' } }, { status })
        : new Response('heard'),
    ),
  );
  await downloadCurrent();
  expect(saved.map((file) => file.name)).toEqual(['audio.mp3']);
  status = 403;
  await expect(downloadCurrent()).rejects.toThrow('no');
});
