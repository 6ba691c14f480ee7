import { type Hash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { Failure } from '../errors/index.ts';
import { type Blobs, type BlobWriter, blobHash, requireBlobKey, type StoredBlob, slicesOf } from './blobs.ts';

export interface S3Settings {
  s3Bucket: string;
  s3Endpoint?: string;
  s3Region: string;
  s3AccessKey?: string;
  s3SecretKey?: string;
}

/** Blobs in any S3-compatible bucket, named by their content. */
export class S3Blobs implements Blobs {
  /** A bucket is as large as it is paid for. */
  async requireRoom(): Promise<void> {}

  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(settings: S3Settings) {
    const { s3AccessKey: accessKeyId, s3SecretKey: secretAccessKey } = settings;
    this.#bucket = settings.s3Bucket;
    this.#client = new S3Client({
      region: settings.s3Region,
      endpoint: settings.s3Endpoint,
      forcePathStyle: settings.s3Endpoint !== undefined,
      // the key is a checksum already, and many compatible services do not know the newer ones
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    });
  }

  async put(bytes: Uint8Array, of: string): Promise<StoredBlob> {
    const hash = blobHash(of);
    for (const slice of slicesOf(bytes)) {
      hash.update(slice);
      await setImmediate();
    }
    const key = hash.digest('hex');
    await this.#upload(key, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return { key, sizeBytes: bytes.length };
  }

  /** The key is known at the end only, so the bytes wait in a temporary file. */
  async writer(of: string): Promise<BlobWriter> {
    const path = join(tmpdir(), `mynah-${randomUUID()}`);
    return new SpooledWriter(path, await open(path, 'wx', 0o600), blobHash(of), (key) =>
      this.#upload(key, createReadStream(path)),
    );
  }

  async get(key: string): Promise<Uint8Array> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of await this.stream(key)) chunks.push(chunk as Uint8Array);
    return Buffer.concat(chunks);
  }

  async stream(key: string, range?: { start: number; end: number }): Promise<Readable> {
    const answer = await this.#client
      .send(
        new GetObjectCommand({
          Bucket: this.#bucket,
          Key: requireBlobKey(key),
          Range: range && `bytes=${range.start}-${range.end}`,
        }),
      )
      .catch(missing);
    if (!(answer.Body instanceof Readable)) throw new Error('The bucket answered without a body.');
    return answer.Body;
  }

  async size(key: string): Promise<number | undefined> {
    requireBlobKey(key);
    try {
      const head = await this.#client.send(new HeadObjectCommand({ Bucket: this.#bucket, Key: key }));
      return head.ContentLength;
    } catch (cause) {
      if (cause instanceof NotFound || cause instanceof NoSuchKey) return undefined;
      throw cause;
    }
  }

  async remove(key: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: requireBlobKey(key) }));
  }

  async #upload(key: string, body: Buffer | Readable): Promise<void> {
    await new Upload({ client: this.#client, params: { Bucket: this.#bucket, Key: key, Body: body } }).done();
  }
}

class SpooledWriter implements BlobWriter {
  readonly #path: string;
  readonly #file: FileHandle;
  readonly #upload: (key: string) => Promise<void>;
  readonly #hash: Hash;
  #size = 0;
  #open = true;

  constructor(path: string, file: FileHandle, hash: Hash, upload: (key: string) => Promise<void>) {
    this.#path = path;
    this.#file = file;
    this.#hash = hash;
    this.#upload = upload;
  }

  async write(chunk: Uint8Array): Promise<void> {
    this.#hash.update(chunk);
    this.#size += chunk.length;
    await this.#file.appendFile(chunk);
  }

  async commit(): Promise<StoredBlob> {
    const key = this.#hash.digest('hex');
    try {
      await this.#upload(key);
    } finally {
      await this.abort();
    }
    return { key, sizeBytes: this.#size };
  }

  async abort(): Promise<void> {
    if (!this.#open) return;
    this.#open = false;
    await this.#file.close();
    await rm(this.#path, { force: true });
  }
}

function missing(cause: unknown): never {
  if (cause instanceof NoSuchKey) throw new Failure('not_found', 'The audio is no longer stored.', { cause });
  throw cause;
}
