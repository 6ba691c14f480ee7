import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type Blobs, type BlobWriter, slicesOf } from '../../blobs/blobs.ts';

/** What stands above the body of an answer. */
export interface AnswerHead {
  status: number;
  headers: Record<string, string | string[]>;
  /** The body is the sound of the call's history item, and does not follow. */
  isItemSound?: boolean;
}

/** With what an answer is sealed: `context` binds it to its call. */
export interface Seal {
  secret: Uint8Array;
  context: string;
}

const lengthBytes = 4;
const nonceBytes = 12;
const tagBytes = 16;

/**
 * An answer on its way into the blob store, encrypted piece by piece (AES-256-GCM): each piece is its length, a nonce,
 * the ciphertext and the tag, bound to its place. The head comes first.
 */
export class SealedAnswer {
  readonly #writer: BlobWriter;
  readonly #seal: Seal;
  #index = 0;

  private constructor(writer: BlobWriter, seal: Seal) {
    this.#writer = writer;
    this.#seal = seal;
  }

  static async begin(blobs: Blobs, seal: Seal, head: AnswerHead): Promise<SealedAnswer> {
    const answer = new SealedAnswer(await blobs.writer(seal.context), seal);
    await answer.write(Buffer.from(JSON.stringify(head)));
    return answer;
  }

  async write(bytes: Uint8Array): Promise<void> {
    for (const slice of slicesOf(bytes)) await this.#writer.write(this.#sealed(slice));
  }

  /** Resolves to the key of the blob. */
  async commit(): Promise<string> {
    return (await this.#writer.commit()).key;
  }

  /** Drops it. Harmless after `commit`. */
  abort(): Promise<void> {
    return this.#writer.abort();
  }

  #sealed(piece: Uint8Array): Uint8Array {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv('aes-256-gcm', this.#seal.secret, nonce);
    cipher.setAAD(placeOf(this.#seal, this.#index++));
    const body = Buffer.concat([nonce, cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
    const length = Buffer.alloc(lengthBytes);
    length.writeUInt32BE(body.length);
    return Buffer.concat([length, body]);
  }
}

const placeOf = ({ context }: Seal, index: number): Buffer => Buffer.from(`${context} ${index}`);

/** @throws Failure `not_found` when the blob is gone, Error when it was sealed with another secret */
export async function openSealedAnswer(
  blobs: Blobs,
  blobKey: string,
  seal: Seal,
): Promise<{ head: AnswerHead; body: AsyncGenerator<Uint8Array> }> {
  const pieces = openPieces(await blobs.stream(blobKey), seal);
  const first = await pieces.next();
  if (first.done) throw new Error('a kept answer has no head');
  return { head: JSON.parse(Buffer.from(first.value).toString()) as AnswerHead, body: pieces };
}

async function* openPieces(stream: AsyncIterable<Uint8Array>, seal: Seal): AsyncGenerator<Uint8Array> {
  let waiting = Buffer.alloc(0);
  let index = 0;
  for await (const chunk of stream) {
    waiting = Buffer.concat([waiting, chunk]);
    while (waiting.length >= lengthBytes) {
      const end = lengthBytes + waiting.readUInt32BE();
      if (waiting.length < end) break;
      yield openPiece(waiting.subarray(lengthBytes, end), seal, index++);
      waiting = waiting.subarray(end);
    }
  }
  if (waiting.length > 0) throw new Error('a kept answer ends in the middle');
}

function openPiece(piece: Uint8Array, seal: Seal, index: number): Uint8Array {
  const decipher = createDecipheriv('aes-256-gcm', seal.secret, piece.subarray(0, nonceBytes));
  decipher.setAAD(placeOf(seal, index));
  decipher.setAuthTag(piece.subarray(-tagBytes));
  return Buffer.concat([decipher.update(piece.subarray(nonceBytes, -tagBytes)), decipher.final()]);
}
