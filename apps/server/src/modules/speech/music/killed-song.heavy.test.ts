import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MusicSong } from '@mynah/contract/speech/music';
import { expect, test, vi } from 'vitest';
import { readLeftAccount } from '../../../../test/read-left-account.ts';
import { ServerProcess } from '../../../../test/server-process.ts';

const environment = { MYNAH_PACKS: process.env.MYNAH_PACKS ?? '' };

test.skipIf(!process.env.MYNAH_PACKS && !process.env.CI)(
  'a song goes on after kill -9 where it stopped, and is charged once',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mynah-killed-'));
    let server = await ServerProcess.start(folder, environment);
    const getSong = async (id: string) =>
      (await (await server.fetch(`/v1/music/songs/${id}`)).json()) as MusicSong;
    try {
      const order = { prompt: 'jazz', music_length_ms: 180_000, seed: 1 };
      const { song_id: id } = (await (await server.fetch('/v1/music/songs', order)).json()) as MusicSong;
      await vi.waitFor(async () => expect((await getSong(id)).progress).toBeGreaterThan(0.2), {
        timeout: 120_000,
      });
      const { progress } = await getSong(id);
      await server.end('SIGKILL');
      server = await ServerProcess.start(folder, environment);
      expect((await getSong(id)).progress).toBeGreaterThanOrEqual(progress);
      await vi.waitFor(async () => expect((await getSong(id)).status).toBe('done'), {
        timeout: 300_000,
        interval: 500,
      });
      const { history } = (await (await server.fetch('/v1/history?source=Music')).json()) as {
        history: unknown[];
      };
      expect(history).toHaveLength(1);
      // charged once, and what the killed run held is free again
      expect(await readLeftAccount(folder)).toEqual({ charges: 1, reserved: 0, left: 0 });
    } finally {
      await server.end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    }
  },
  600_000,
);
