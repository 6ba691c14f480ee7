import { describe, expect, it } from 'vitest';
import { concatBytes } from '../bytes.ts';
import { FfmpegPipe } from './ffmpeg-pipe.ts';

/** Node itself stands for ffmpeg: a program that reads, writes and ends as each test wants. */
const start = (script: string) => FfmpegPipe.start(process.execPath, ['-e', script]);
const echo = 'process.stdin.pipe(process.stdout)';
const deaf = 'setInterval(() => {}, 1000)';
const bigger = new Uint8Array(1 << 22).fill(7);

/** Child processes that this process still watches over. */
const children = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;

describe('FfmpegPipe', () => {
  it('passes all bytes, also when the program reads slower than we write', async () => {
    const pipe = await start(echo);
    await pipe.write(bigger);
    await pipe.write(Uint8Array.of(1, 2));
    await pipe.end();
    const bytes = concatBytes(pipe.take());
    expect(bytes.length).toBe(bigger.length + 2);
    expect([...bytes.subarray(-3)]).toEqual([7, 1, 2]);
    expect(pipe.take()).toEqual([]);
  });

  it('tells when there is more, when time is up, and when there will be none', async () => {
    const pipe = await start(echo);
    expect(await pipe.moreBefore(performance.now())).toBe(false);
    await pipe.write(Uint8Array.of(1));
    expect(await pipe.moreBefore(performance.now() + 60_000)).toBe(true);
    pipe.take();
    await pipe.end();
    expect(await pipe.moreBefore(performance.now() + 60_000)).toBe(false);
  });

  it('leaves no process behind when it is killed, and ends what waits', async () => {
    const before = children();
    const pipe = await start(deaf);
    expect(children()).toBe(before + 1);
    const writing = expect(pipe.write(bigger)).rejects.toMatchObject({ code: 'encoder_closed' });
    pipe.kill();
    await writing;
    await pipe.closed;
    await new Promise((resolve) => setImmediate(resolve)); // the handle is freed one turn later
    expect(children()).toBe(before);
    await expect(pipe.write(bigger)).rejects.toMatchObject({ code: 'encoder_closed' });
    await expect(pipe.end()).rejects.toMatchObject({ code: 'encoder_closed' });
    pipe.kill();
  });

  it('tells why a program gave up, to the write that waits and to the end', async () => {
    const pipe = await start('console.error("no such codec"); process.exitCode = 3; process.stdin.destroy()');
    const failure = { code: 'ffmpeg_failed', message: expect.stringContaining('no such codec') };
    await expect(pipe.write(bigger)).rejects.toMatchObject(failure);
    await expect(pipe.end()).rejects.toMatchObject(failure);
  });

  it('refuses a program that is not there', async () => {
    await expect(FfmpegPipe.start('/nowhere/ffmpeg', [])).rejects.toMatchObject({ code: 'ffmpeg_failed' });
  });
});
