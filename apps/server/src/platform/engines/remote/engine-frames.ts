import { EngineFailure, type EngineFailureKind } from '@mynah/engine-spec';
import { decodeValue, encodeValue } from './wire-value.ts';

/** The answer to a segment or a step: frames of four bytes length (little endian) and a value (`wire-value.ts`). */
export type EngineFrame<Part> =
  | { type: 'part'; part: Part }
  /** Still there; so many wait for this engine. */
  | { type: 'beat'; waiting: number }
  | { type: 'end' }
  | { type: 'failed'; kind: EngineFailureKind; message: string };

const headerBytes = 4;
/** A segment of 400 letters is some 3 MB, half a minute of a song in stereo 10 MB. */
const mostFrameBytes = 64 * 1024 * 1024;

export function encodeFrame<Part>(frame: EngineFrame<Part>): Buffer {
  const content = encodeValue(frame);
  const header = Buffer.alloc(headerBytes);
  header.writeUInt32LE(content.length);
  return Buffer.concat([header, content]);
}

/** Frames of a byte stream, however it is cut. @throws EngineFailure when the bytes are no frames. */
export async function* readFrames<Part>(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<EngineFrame<Part>> {
  const bytes = new ByteBuffer();
  let wanted: number | undefined;
  for await (const chunk of chunks) {
    bytes.add(chunk);
    while (bytes.length >= (wanted ?? headerBytes)) {
      const taken = bytes.take(wanted ?? headerBytes);
      if (wanted === undefined) {
        wanted = taken.readUInt32LE(0);
        if (wanted > mostFrameBytes) throw new EngineFailure('broken', 'The engine sent too much at once.');
      } else {
        yield decodeValue(taken) as EngineFrame<Part>;
        wanted = undefined;
      }
    }
  }
}

/** Joins chunks only when enough of them are there. */
class ByteBuffer {
  length = 0;
  #chunks: Buffer[] = [];

  add(chunk: Uint8Array): void {
    this.#chunks.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
    this.length += chunk.byteLength;
  }

  take(count: number): Buffer {
    const [first] = this.#chunks;
    const all = first && this.#chunks.length === 1 ? first : Buffer.concat(this.#chunks);
    this.#chunks = [all.subarray(count)];
    this.length -= count;
    return all.subarray(0, count);
  }
}
