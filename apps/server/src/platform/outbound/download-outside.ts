import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Agent, type Dispatcher, request } from 'undici';
import { Failure } from '../errors/index.ts';
import type { Platform } from '../platform.ts';
import { requireOutsideUrl } from './outside-url.ts';
import { guardedLookup, type OutsideRules, toOutsideFailure } from './request-outside.ts';

export interface Download {
  /** Where it is written. */
  path: string;
  maxBytes: number;
  /** For all of it. */
  timeoutMs: number;
  signal: AbortSignal;
}

export interface Downloaded {
  sizeBytes: number;
  contentType: string;
  /** Where it came from in the end. */
  url: string;
}

const mostRedirects = 5;

/**
 * Writes what lies at an address that somebody gave us to a file. A few redirects are followed, and each is looked at
 * like the first address. @throws Failure `address_refused`, `outside_unreachable`, `upload_file_size_exceeded`
 */
export async function downloadOutside(
  { config }: Pick<Platform, 'config'>,
  address: string,
  download: Download,
  lookup?: OutsideRules['lookup'],
): Promise<Downloaded> {
  const tooLate = AbortSignal.timeout(download.timeoutMs);
  const signal = AbortSignal.any([download.signal, tooLate]);
  const agent = new Agent({
    connect: { lookup: guardedLookup({ allowsPrivate: config.allowPrivateAddresses, lookup }) },
  });
  try {
    let url = requireOutsideUrl(config, address);
    for (let redirects = 0; redirects <= mostRedirects; redirects++) {
      const answer = await request(url, { dispatcher: agent, signal });
      const next = redirectOf(answer);
      if (next === undefined) return await write(answer, url, download, signal);
      // what else the redirect says is not read; broken off before its end it tells an error, which nobody needs
      answer.body.on('error', () => {}).destroy();
      url = requireOutsideUrl(config, new URL(next, url).href);
    }
    throw new Failure('outside_unreachable', 'The address redirects too many times.');
  } catch (cause) {
    if (download.signal.aborted) throw download.signal.reason;
    throw toOutsideFailure(cause, tooLate.aborted ? download.timeoutMs : undefined);
  } finally {
    await agent.destroy();
  }
}

const redirectOf = ({ statusCode, headers }: Dispatcher.ResponseData): string | undefined =>
  statusCode >= 300 && statusCode < 400 && typeof headers.location === 'string'
    ? headers.location
    : undefined;

async function write(
  { statusCode, headers, body }: Dispatcher.ResponseData,
  url: URL,
  { path, maxBytes }: Download,
  signal: AbortSignal,
): Promise<Downloaded> {
  if (statusCode !== 200) {
    throw new Failure('outside_unreachable', `The address answered with the status ${statusCode}.`);
  }
  const tooLarge = new Failure(
    'upload_file_size_exceeded',
    `The file is larger than the limit of ${Math.round(maxBytes / 1048576)} MB.`,
  );
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge;
  let sizeBytes = 0;
  const count = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      sizeBytes += chunk.length;
      if (sizeBytes > maxBytes) throw tooLarge;
      yield chunk;
    }
  };
  await pipeline(body, count, createWriteStream(path, { mode: 0o600 }), { signal });
  return { sizeBytes, contentType: String(headers['content-type'] ?? ''), url: url.href };
}
