import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface S3Server {
  url: string;
  /** What lies in the bucket, by key. */
  objects: ReadonlyMap<string, Buffer>;
  /** Uploads in parts that were begun and neither completed nor aborted. */
  openUploads(): number;
  close(): Promise<void>;
}

interface S3Request {
  method: string;
  key: string;
  query: URLSearchParams;
  range: string | undefined;
  body: Buffer;
}

interface S3Answer {
  status: number;
  headers?: Record<string, string | number>;
  body?: string | Buffer;
}

const etagOf = (body: Buffer): string => `"${createHash('md5').update(body).digest('hex')}"`;
const fault = (status: number, code: string): S3Answer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
});
const xml = (body: string): S3Answer => ({
  status: 200,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>${body}`,
});

/** One bucket of the S3 REST protocol in memory: whole objects, ranges and uploads in parts. Path style. */
export async function startS3Server(bucket: string, accessKey: string): Promise<S3Server> {
  const store = new Bucket();
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    send(
      response,
      request.method,
      refusal(request, body, { bucket, accessKey }) ?? store.answer(read(request, body)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects: store.objects,
    openUploads: () => store.uploads.size,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** What a real service would refuse before it looks at the object. */
function refusal(
  request: IncomingMessage,
  body: Buffer,
  { bucket, accessKey }: { bucket: string; accessKey: string },
): S3Answer | undefined {
  const { authorization = '', 'x-amz-content-sha256': sha256 } = request.headers;
  if (!authorization.startsWith(`AWS4-HMAC-SHA256 Credential=${accessKey}/`))
    return fault(403, 'InvalidAccessKeyId');
  if (sha256 !== 'UNSIGNED-PAYLOAD' && sha256 !== createHash('sha256').update(body).digest('hex')) {
    return fault(400, 'XAmzContentSHA256Mismatch');
  }
  return request.url?.startsWith(`/${bucket}/`) ? undefined : fault(404, 'NoSuchBucket');
}

function read(request: IncomingMessage, body: Buffer): S3Request {
  const url = new URL(request.url ?? '/', 'http://s3');
  const key = decodeURIComponent(url.pathname.split('/').slice(2).join('/'));
  return { method: request.method ?? '', key, query: url.searchParams, range: request.headers.range, body };
}

function send(
  response: ServerResponse,
  method: string | undefined,
  { status, headers, body }: S3Answer,
): void {
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  response.writeHead(status, { ...length, ...headers });
  response.end(method === 'HEAD' ? undefined : body);
}

class Bucket {
  readonly objects = new Map<string, Buffer>();
  readonly uploads = new Map<string, Map<number, Buffer>>();

  answer(request: S3Request): S3Answer {
    if (request.query.has('uploads')) return this.#begin(request);
    const upload = request.query.get('uploadId');
    if (upload !== null) return this.#continue(upload, request);
    switch (request.method) {
      case 'PUT':
        this.objects.set(request.key, request.body);
        return { status: 200, headers: { etag: etagOf(request.body) } };
      case 'DELETE':
        this.objects.delete(request.key);
        return { status: 204 };
      default:
        return this.#read(request);
    }
  }

  #read({ key, range }: S3Request): S3Answer {
    const object = this.objects.get(key);
    if (!object) return fault(404, 'NoSuchKey');
    const asked = /^bytes=(\d+)-(\d*)$/.exec(range ?? '');
    if (!asked) return { status: 200, headers: { etag: etagOf(object) }, body: object };
    const start = Number(asked[1]);
    const end = Math.min(asked[2] ? Number(asked[2]) : object.length - 1, object.length - 1);
    if (start > end) return fault(416, 'InvalidRange');
    const headers = { 'content-range': `bytes ${start}-${end}/${object.length}`, etag: etagOf(object) };
    return { status: 206, headers, body: object.subarray(start, end + 1) };
  }

  #begin({ key }: S3Request): S3Answer {
    const id = randomUUID();
    this.uploads.set(id, new Map());
    return xml(
      `<InitiateMultipartUploadResult><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    );
  }

  #continue(id: string, { method, key, query, body }: S3Request): S3Answer {
    const parts = this.uploads.get(id);
    if (!parts) return fault(404, 'NoSuchUpload');
    if (method === 'PUT') {
      parts.set(Number(query.get('partNumber')), body);
      return { status: 200, headers: { etag: etagOf(body) } };
    }
    this.uploads.delete(id);
    if (method === 'DELETE') return { status: 204 };
    const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map((part) =>
      Number(part[1]),
    );
    const bytes = named.map((number) => parts.get(number));
    if (bytes.some((part) => part === undefined)) return fault(400, 'InvalidPart');
    this.objects.set(key, Buffer.concat(bytes as Buffer[]));
    return xml(`<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`);
  }
}
