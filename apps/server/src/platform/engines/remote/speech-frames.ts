import { EngineFailure, type EngineFailureKind, type SpeechPart } from '@mynah/engine-spec';

/**
 * The answer to a segment: frames of one byte type, four bytes length (little endian) and content. Samples travel
 * as they are in memory (32-bit floats, little endian), so a remote engine gives the same bytes as a local one.
 */
export type SpeechFrame =
  | { type: 'part'; part: SpeechPart }
  /** Still there; so many segments wait for this engine. */
  | { type: 'beat'; waiting: number }
  | { type: 'end' }
  | { type: 'failed'; kind: EngineFailureKind; message: string };

const frameTypes = { samples: 1, json: 2 } as const;
const headerBytes = 5;
/** A segment of 400 letters is some 3 MB. */
const mostBytes = 64 * 1024 * 1024;

export function encodeFrame(frame: SpeechFrame): Buffer {
  if (frame.type === 'part' && frame.part.type === 'audio') {
    const { buffer, byteOffset, byteLength } = frame.part.samples;
    return withHeader(frameTypes.samples, Buffer.from(buffer, byteOffset, byteLength));
  }
  return withHeader(frameTypes.json, Buffer.from(JSON.stringify(frame)));
}

function withHeader(type: number, content: Buffer): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.writeUInt8(type, 0);
  header.writeUInt32LE(content.length, 1);
  return Buffer.concat([header, content]);
}

/** Frames of a byte stream, however it is cut. @throws EngineFailure when the bytes are no frames. */
export async function* readFrames(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<SpeechFrame> {
  const bytes = new ByteBuffer();
  let type: number | undefined;
  let wanted = headerBytes;
  for await (const chunk of chunks) {
    bytes.add(chunk);
    while (bytes.length >= wanted) {
      const taken = bytes.take(wanted);
      if (type === undefined) {
        type = taken.readUInt8(0);
        wanted = taken.readUInt32LE(1);
        if (wanted > mostBytes) throw noSpeech();
      } else {
        yield decode(type, taken);
        type = undefined;
        wanted = headerBytes;
      }
    }
  }
}

function decode(type: number, content: Buffer): SpeechFrame {
  if (type === frameTypes.samples)
    return { type: 'part', part: { type: 'audio', samples: toSamples(content) } };
  if (type === frameTypes.json) return JSON.parse(content.toString()) as SpeechFrame;
  throw noSpeech();
}

const noSpeech = () => new EngineFailure('broken', 'The engine sent something that is no speech.');

/** A copy of its own: the consumer owns the samples, and floats must lie at a multiple of four. */
function toSamples(content: Buffer): Float32Array {
  const samples = new Float32Array(content.length / Float32Array.BYTES_PER_ELEMENT);
  content.copy(Buffer.from(samples.buffer));
  return samples;
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
