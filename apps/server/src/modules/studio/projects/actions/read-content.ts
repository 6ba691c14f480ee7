import { type Manuscript, ManuscriptFailure, readApart } from '@mynah/manuscripts';
import { Failure } from '../../../../platform/errors/index.ts';
import { makeTemporaryFile } from '../../../../platform/files/temporary-file.ts';
import { downloadOutside } from '../../../../platform/outbound/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type GivenBlock, type GivenChapter, voiceOfBlock } from '../chapter-content.ts';
import type { ProjectVoices } from './create-project.ts';

/** What a project is to say, by one of the ways that the API has. */
export interface GivenContent {
  fromDocument?: { path: string; fileName: string; contentType: string } | undefined;
  fromUrl?: string | undefined;
  fromContentJson?: GivenChapter[] | undefined;
}

/** What was read: who speaks is known later. */
export interface ReadContent {
  manuscript: Manuscript | undefined;
  /** Where a page was found in the end, after redirects. */
  address?: string;
  chapters(voices: ProjectVoices): GivenChapter[];
}

/** @throws Failure `invalid_document`, `address_refused`, `outside_unreachable`, `unprocessable` for two ways at once */
export async function readContent(
  platform: Platform,
  { fromDocument, fromUrl, fromContentJson }: GivenContent,
  signal: AbortSignal,
): Promise<ReadContent> {
  if ([fromDocument, fromUrl, fromContentJson].filter((given) => given !== undefined).length > 1) {
    throw new Failure('unprocessable', 'Send one of from_url, from_document and from_content_json.', {
      loc: ['body', 'from_content_json'],
    });
  }
  if (fromContentJson) return { manuscript: undefined, chapters: () => fromContentJson };
  if (fromUrl !== undefined) return readAddress(platform, fromUrl, signal);
  if (!fromDocument) return { manuscript: undefined, chapters: () => [] };
  const { path, fileName, contentType: mediaType } = fromDocument;
  return asContent(await read({ path, fileName, mediaType }, signal));
}

/** The blocks of a web page, for one chapter. @throws Failure as `readContent` */
export async function readPage(
  platform: Platform,
  voices: ProjectVoices,
  address: string,
  signal: AbortSignal,
): Promise<GivenBlock[]> {
  const { chapters } = await readAddress(platform, address, signal);
  return chapters(voices).flatMap(({ blocks }) => blocks);
}

const asContent = (manuscript: Manuscript): ReadContent => ({
  manuscript,
  chapters: (voices) =>
    manuscript.chapters.map(({ name, blocks }) => ({
      name,
      blocks: blocks.map(({ subType, text }) => ({
        subType,
        nodes: [{ text, voiceId: voiceOfBlock(voices, subType) }],
      })),
    })),
});

const mostBytes = 20 * 2 ** 20;
const longestMs = 60_000;

async function readAddress(platform: Platform, address: string, signal: AbortSignal): Promise<ReadContent> {
  const file = await makeTemporaryFile(platform);
  try {
    const download = { path: file.path, maxBytes: mostBytes, timeoutMs: longestMs, signal };
    const { url, contentType } = await downloadOutside(platform, address, download);
    const fileName = new URL(url).pathname.split('/').pop() || 'page.html';
    const page = { path: file.path, fileName, mediaType: contentType, address: url };
    return { ...asContent(await read(page, signal)), address: url };
  } finally {
    await file.remove();
  }
}

async function read(file: Parameters<typeof readApart>[0], signal: AbortSignal): Promise<Manuscript> {
  try {
    return await readApart(file, { signal });
  } catch (cause) {
    if (!(cause instanceof ManuscriptFailure)) throw cause;
    throw new Failure('invalid_document', cause.message, { cause, data: { param: 'from_document' } });
  }
}
