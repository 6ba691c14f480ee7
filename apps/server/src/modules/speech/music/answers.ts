import type { BytesAnswer } from '../../../platform/http/index.ts';
import { bytesOf, readWhenWhole, toBase64 } from '../../../platform/sound/index.ts';
import type { ComposedSong } from './actions/compose-now.ts';
import { toMetadata, toMusicPrompt, toWaveformVisual } from './music.view.ts';

/** The sound as it gets ready. */
export const answerStream = ({ order, chunks }: ComposedSong): BytesAnswer => ({
  contentType: order.format.contentType,
  body: bytesOf(chunks),
});

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

/**
 * `multipart/mixed` as the official clients read it by hand: behaviours of the API, streaming shapes. The picture of
 * the sound stands before the sound, so the whole file is waited for.
 */
export async function answerDetailed(
  song: ComposedSong,
  { withTimestamps, withWaveformVisual }: Details,
): Promise<BytesAnswer> {
  const sound = readWhenWhole(song);
  const first = await sound.next();
  const { peaks, durationMs } = song.file;
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
  const body = (async function* () {
    yield Buffer.from(head);
    if (!first.done) yield first.value;
    yield* sound;
    yield Buffer.from(`\r\n--${boundary}--\r\n`);
  })();
  return { contentType: `multipart/mixed; boundary=${boundary}`, body };
}

interface MusicEvent {
  event: string;
  data: unknown;
}

/** Plan and facts first, then the sound as it gets ready, then the end. */
export async function* answerEvents(
  song: ComposedSong,
  { withWaveformVisual }: Details,
): AsyncGenerator<MusicEvent> {
  const { composition_plan, song_metadata, song_id, warnings } = detailsOf(song);
  yield { event: 'composition_plan', data: { type: 'composition_plan', composition_plan } };
  yield { event: 'song_metadata', data: { type: 'song_metadata', song_metadata, song_id, warnings } };
  for await (const bytes of bytesOf(song.chunks)) {
    yield {
      event: 'audio_chunk',
      data: {
        type: 'audio_chunk',
        audio_base64: toBase64(bytes),
        words_timestamps: noWords,
        waveform_visual: [],
      },
    };
  }
  const { peaks, durationMs } = song.file;
  const waveform = withWaveformVisual ? toWaveformVisual(peaks, durationMs) : [];
  yield { event: 'complete', data: { type: 'complete', song_id, waveform_visual: waveform } };
}
