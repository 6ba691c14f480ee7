import type { BytesAnswer } from '../../../platform/http/index.ts';
import type { ComposedSong } from './actions/compose-now.ts';
import { toMetadata, toMusicPrompt, toWaveformVisual } from './music.view.ts';

/** One file with lengths in its header. */
export async function answerWhole(song: ComposedSong): Promise<BytesAnswer> {
  for await (const _ of song.chunks); // reading is what makes it go on
  return { contentType: song.order.format.contentType, body: (await song.finished).bytes };
}

/** The first bytes are waited for, so that what fails at the start fails with a status. */
export async function answerStream(song: ComposedSong): Promise<BytesAnswer> {
  return { contentType: song.order.format.contentType, body: await begun(song.chunks) };
}

async function begun(chunks: AsyncGenerator<Uint8Array>): Promise<AsyncGenerator<Uint8Array>> {
  const held: Uint8Array[] = [];
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    held.push(next.value);
    if (next.value.length > 0) break;
  }
  return (async function* () {
    yield* held.filter(({ length }) => length > 0);
    yield* chunks;
  })();
}

interface Details {
  withTimestamps: boolean;
  withWaveformVisual: boolean;
}

/** Nobody sings here, so there are no words to time. */
const noWords: never[] = [];

/** Plan and facts beside the sound, in the words of the wire. */
const detailsOf = ({ order, songId }: ComposedSong) => ({
  composition_plan: toMusicPrompt(order.song),
  song_metadata: toMetadata(order.facts),
  song_id: songId,
  warnings: [...order.warnings],
});

const boundary = 'mynah-music-boundary';

/** `multipart/mixed` as the official clients read it by hand: behaviours of the API, streaming shapes. */
export async function answerDetailed(
  song: ComposedSong,
  { withTimestamps, withWaveformVisual }: Details,
): Promise<BytesAnswer> {
  for await (const _ of song.chunks); // as above
  const { bytes, peaks, durationMs } = await song.finished;
  const details = {
    ...detailsOf(song),
    ...(withTimestamps && { words_timestamps: noWords }),
    ...(withWaveformVisual && { waveform_visual: toWaveformVisual(peaks, durationMs) }),
  };
  const { contentType, extension } = song.order.format;
  const head = [
    `--${boundary}`,
    'Content-Type: application/json',
    '',
    JSON.stringify(details),
    `--${boundary}`,
    `Content-Type: ${contentType}`,
    `Content-Disposition: attachment; filename="${song.songId}.${extension}"`,
    '',
    '',
  ].join('\r\n');
  return {
    contentType: `multipart/mixed; boundary=${boundary}`,
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

interface MusicEvent {
  event: string;
  data: unknown;
}

/** Plan and facts first, then the sound as it gets ready, then the end. */
export async function answerEvents(
  song: ComposedSong,
  { withWaveformVisual }: Details,
): Promise<AsyncIterable<MusicEvent>> {
  const chunks = await begun(song.chunks);
  return (async function* () {
    const { composition_plan, song_metadata, song_id, warnings } = detailsOf(song);
    yield { event: 'composition_plan', data: { type: 'composition_plan', composition_plan } };
    yield { event: 'song_metadata', data: { type: 'song_metadata', song_metadata, song_id, warnings } };
    for await (const chunk of chunks) {
      if (chunk.length === 0) continue;
      yield {
        event: 'audio_chunk',
        data: {
          type: 'audio_chunk',
          audio_base64: Buffer.from(chunk).toString('base64'),
          words_timestamps: noWords,
          waveform_visual: [],
        },
      };
    }
    const { peaks, durationMs } = await song.finished;
    const waveform = withWaveformVisual ? toWaveformVisual(peaks, durationMs) : [];
    yield { event: 'complete', data: { type: 'complete', song_id, waveform_visual: waveform } };
  })();
}
