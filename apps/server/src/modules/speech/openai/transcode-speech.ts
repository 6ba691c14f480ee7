import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Failure } from '../../../platform/errors/index.ts';

export type TranscodedCodec = 'aac' | 'flac';

const containers = {
  aac: { arguments: '-c:a aac -b:a 96k -f adts', contentType: 'audio/aac' },
  flac: { arguments: '-c:a flac -f flac', contentType: 'audio/flac' },
} as const;

export const transcodedContentType = (codec: TranscodedCodec): string => containers[codec].contentType;

/** PCM of 24 kHz through ffmpeg, sent on as it comes. Leaving ends the process and the source. */
export async function* transcodeSpeech(
  pcm: AsyncIterable<Uint8Array>,
  codec: TranscodedCodec,
  ffmpegPath: string,
): AsyncGenerator<Uint8Array> {
  const input = '-hide_banner -loglevel error -nostdin -f s16le -ar 24000 -ac 1 -i pipe:0';
  const child = spawn(ffmpegPath, `${input} ${containers[codec].arguments} pipe:1`.split(' '), {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = once(child, 'close') as Promise<[number | null]>;
  const feeding = pipeline(Readable.from(pcm, { objectMode: false }), child.stdin);
  // heard below; an early end must not be an unhandled rejection meanwhile
  feeding.catch(() => child.kill());
  ended.catch(() => {});
  try {
    for await (const chunk of child.stdout) yield chunk as Uint8Array;
    await feeding;
    const [code] = await ended;
    if (code !== 0) throw new Failure('internal_server_error', 'The audio couldn’t be encoded. Try again.');
  } finally {
    child.kill();
  }
}
