import type { OutputFormat } from '../output-format.ts';
import { id3Tag } from './id3.ts';
import { withOpusTags } from './opus-tags.ts';
import type { SoundTags } from './sound-tags.ts';
import { wavTagChunks, withWavChunks } from './wav-tags.ts';

export interface TaggedStream {
  bytes: AsyncIterable<Uint8Array>;
  /** By how much the file grows; undefined where that shows only while it passes. */
  addedBytes?: number;
}

/**
 * A file with tags, written while it passes: ID3v2.4 in front of mp3, INFO and `id3 ` chunks behind WAV, comments
 * in Ogg Opus. Raw samples have no place for tags and pass as they are. The sound itself is not changed.
 */
export function tagStream(
  bytes: AsyncIterable<Uint8Array>,
  { codec }: Pick<OutputFormat, 'codec'>,
  tags: SoundTags,
): TaggedStream {
  switch (codec) {
    case 'mp3': {
      const tag = id3Tag(tags);
      return { bytes: after(tag, bytes), addedBytes: tag.length };
    }
    case 'wav': {
      const chunks = wavTagChunks(tags);
      return { bytes: withWavChunks(bytes, chunks), addedBytes: chunks.length };
    }
    case 'opus':
      return { bytes: withOpusTags(bytes, tags) };
    default:
      return { bytes, addedBytes: 0 };
  }
}

async function* after(tag: Uint8Array, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (tag.length > 0) yield tag;
  yield* bytes;
}
