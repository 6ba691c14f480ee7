import { type Manuscript, ManuscriptFailure, readApart, readManuscript } from '@mynah/manuscripts';
import { Failure } from '../../../../platform/errors/index.ts';
import { makeTemporaryFile } from '../../../../platform/files/temporary-file.ts';
import { downloadOutside } from '../../../../platform/outbound/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type GivenBlock, type GivenChapter, voiceOfBlock } from '../chapter-content.ts';
import { withinLimits } from '../within-limits.ts';
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
  if (fromUrl !== undefined) {
    const { manuscript, address } = await readAddress(platform, fromUrl, signal);
    return { ...asContent(manuscript), address };
  }
  if (!fromDocument) return { manuscript: undefined, chapters: () => [] };
  const { path, fileName, contentType: mediaType } = fromDocument;
  return asContent(await readDocument({ path, fileName, mediaType }, signal));
}

/** The blocks of a web page, for one chapter. @throws Failure as `readContent` */
export async function readPage(
  platform: Platform,
  voices: ProjectVoices,
  address: string,
  signal: AbortSignal,
): Promise<GivenBlock[]> {
  const { chapters } = asContent(await readSource(platform, address, signal));
  return chapters(voices).flatMap(({ blocks }) => blocks);
}

const asContent = (manuscript: Manuscript): ReadContent => ({
  manuscript,
  chapters: (voices) =>
    manuscript.chapters.flatMap(({ name, blocks }) =>
      withinLimits({
        name,
        blocks: blocks.map(({ subType, text }) => ({
          subType,
          nodes: [{ text, voiceId: voiceOfBlock(voices, subType) }],
        })),
      }),
    ),
});

const mostBytes = 20 * 2 ** 20;
const longestMs = 60_000;

/** A page or a document at an address. @throws Failure `address_refused`, `outside_unreachable`, `invalid_document` */
export const readSource = async (
  platform: Platform,
  address: string,
  signal: AbortSignal,
): Promise<Manuscript> => (await readAddress(platform, address, signal)).manuscript;

async function readAddress(
  platform: Platform,
  address: string,
  signal: AbortSignal,
): Promise<{ manuscript: Manuscript; address: string }> {
  const file = await makeTemporaryFile(platform);
  try {
    const download = { path: file.path, maxBytes: mostBytes, timeoutMs: longestMs, signal };
    const { url, contentType } = await downloadOutside(platform, address, download);
    const fileName = new URL(url).pathname.split('/').pop() || 'page.html';
    const page = { path: file.path, fileName, mediaType: contentType, address: url };
    return { manuscript: await readDocument(page, signal), address: url };
  } finally {
    await file.remove();
  }
}

/** A text that somebody wrote into a call; with headings of Markdown, or plain. @throws Failure `invalid_document` */
export const readText = (text: string, signal: AbortSignal): Promise<Manuscript> =>
  orRefused(() =>
    readManuscript(
      { bytes: new TextEncoder().encode(text), fileName: /^#{1,3} /m.test(text) ? 'text.md' : 'text.txt' },
      { signal },
    ),
  );

/** A file on disk, read in a process apart. @throws Failure `invalid_document` */
export const readDocument = (
  file: Parameters<typeof readApart>[0],
  signal: AbortSignal,
): Promise<Manuscript> => orRefused(() => readApart(file, { signal }));

async function orRefused(readIt: () => Promise<Manuscript>): Promise<Manuscript> {
  try {
    return await readIt();
  } catch (cause) {
    if (!(cause instanceof ManuscriptFailure)) throw cause;
    throw new Failure('invalid_document', cause.message, { cause, data: { param: 'from_document' } });
  }
}
