import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../platform.ts';

/** A document of the website. */
export interface SitePage {
  status?: 404;
  contentType?: string;
  text: string;
}

/** The website as it stands now. While nothing changes, whoever asks again is given the same object. */
export interface SiteEdition {
  find(path: string): SitePage | undefined;
  /** What stands where nothing is. */
  missing: SitePage;
}

/** Addresses of what the build made for the website; empty without a build. */
export interface SiteAssets {
  /** The one that a page takes, and those that it imports. */
  scripts: readonly string[];
  styles: readonly string[];
  fonts: readonly string[];
}

/** Documents that the server writes by itself, for everybody. */
export interface Site {
  /** As the server routes them: `/blog/:slug`. */
  paths: readonly string[];
  open(platform: Platform, assets: SiteAssets): Promise<SiteEdition>;
}

interface Prepared extends SitePage {
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** Nothing but what this server has: no page of it needs more, and none may be framed. */
const policy = [
  "default-src 'none'",
  ...['script', 'style', 'font', 'connect'].map((kind) => `${kind}-src 'self'`),
  "img-src 'self' data:",
  "media-src 'self' blob:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The link of an email change opens the app at its root (ACC-037). */
const isForApp = (query: unknown): boolean =>
  ['newUser', 'internalCode', 'isReverting'].some((name) => name in (query as Record<string, unknown>));

/** Sends the pages of the website, each made and compressed once as long as it says the same. */
export class SiteServer {
  readonly #prepared = new WeakMap<SitePage, Promise<Prepared>>();
  readonly #platform: Platform;
  readonly #site: Site;
  readonly #assets: SiteAssets;

  constructor(platform: Platform, site: Site, webFolder: string | undefined) {
    this.#platform = platform;
    this.#site = site;
    this.#assets = readAssets(webFolder);
  }

  mount(server: FastifyInstance): void {
    for (const path of this.#site.paths) {
      server.get(path, (request, reply) => {
        const [pathname = '', query] = request.url.split('?');
        if (pathname === '/' && isForApp(request.query)) return reply.redirect(`/app/home?${query}`);
        return this.answer(request, reply);
      });
    }
  }

  /** The page of this address, or the one that says that there is none. */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [pathname = ''] = request.url.split('?');
    const edition = await this.#site.open(this.#platform, this.#assets);
    const prepared = await this.#prepare(edition.find(pathname) ?? edition.missing);
    reply
      .header('cache-control', 'no-cache')
      .header('etag', prepared.etag)
      .header('vary', 'accept-encoding')
      .header('content-security-policy', policy)
      .code(prepared.status ?? 200);
    if (request.headers['if-none-match'] === prepared.etag) return reply.code(304).send();
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .type(prepared.contentType ?? 'text/html; charset=utf-8')
      .send(encoding ? prepared[encoding] : prepared.plain);
  }

  #prepare(page: SitePage): Promise<Prepared> {
    const found = this.#prepared.get(page) ?? prepare(page);
    this.#prepared.set(page, found);
    return found;
  }
}

async function prepare(page: SitePage): Promise<Prepared> {
  const plain = Buffer.from(page.text);
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [zlib.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(plain),
  ]);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { ...page, etag, plain, br, gzip: gzipped };
}

const encodingFor = (accepted = ''): 'br' | 'gzip' | undefined =>
  (['br', 'gzip'] as const).find((name) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted),
  );

/** What the bundler wrote down of its files: an entry with its style sheet and what that takes. */
type Manifest = Record<string, { file: string; imports?: string[]; css?: string[]; assets?: string[] }>;

function readAssets(webFolder: string | undefined): SiteAssets {
  const file = join(webFolder ?? '', 'embed/manifest.json');
  if (!webFolder || !existsSync(file)) return { scripts: [], styles: [], fonts: [] };
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const entry = manifest['site/site.ts'];
  const address = (name: string) => `/embed/${name}`;
  const parts = (entry?.imports ?? []).flatMap((name) => manifest[name]?.file ?? []);
  return {
    scripts: entry ? [entry.file, ...parts].map(address) : [],
    styles: (entry?.css ?? []).map(address),
    fonts: (entry?.assets ?? [])
      .filter((name) => /inter-latin-wght-normal.*\.woff2$/.test(name))
      .map(address),
  };
}
