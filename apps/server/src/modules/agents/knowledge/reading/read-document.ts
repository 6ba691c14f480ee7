import { knowledgeLimits } from '@mynah/contract/agents/knowledge/knowledge-limits';
import type { Manuscript } from '@mynah/manuscripts';
import { detectLanguage } from '@mynah/text';
import { Failure } from '../../../../platform/errors/index.ts';
import { makeTemporaryFile } from '../../../../platform/files/temporary-file.ts';
import { downloadOutside } from '../../../../platform/outbound/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { making } from '../../../studio/projects/index.ts';

/** What a document says, whatever it was read from. */
export interface ReadText {
  content: string;
  sizeBytes: number;
  /** Two letters; null where it can’t be told. */
  language: string | null;
}

export interface ReadDocument extends ReadText {
  title: string | undefined;
}

/** A file on disk. Hostile ones are read in a process apart. @throws Failure `invalid_document` */
export async function readFile(
  file: { path: string; fileName: string; contentType: string },
  signal: AbortSignal,
): Promise<ReadDocument> {
  const { path, fileName, contentType: mediaType } = file;
  return asDocument(await making.readDocument({ path, fileName, mediaType }, signal));
}

/** A page that was fetched, as it lies on disk. */
export interface FetchedPage {
  path: string;
  /** Where it was found in the end, after redirects. */
  url: string;
  contentType: string;
}

/** Fetches an address, and hands over what came while it lies on disk. @throws Failure `address_refused`, `outside_unreachable` */
export async function fetchPage<Result>(
  platform: Platform,
  address: string,
  { signal, timeoutMs = 60_000 }: { signal: AbortSignal; timeoutMs?: number },
  use: (page: FetchedPage) => Promise<Result>,
): Promise<Result> {
  const file = await makeTemporaryFile(platform);
  try {
    const { path } = file;
    const download = { path, maxBytes: knowledgeLimits.fileBytes, timeoutMs, signal };
    const { url, contentType } = await downloadOutside(platform, address, download);
    return await use({ path, url, contentType });
  } finally {
    await file.remove();
  }
}

/** A page as a reader view has it, or another document that stands at an address. @throws Failure `invalid_document` */
export async function readPage(
  { path, url, contentType }: FetchedPage,
  signal: AbortSignal,
): Promise<ReadDocument> {
  const fileName = new URL(url).pathname.split('/').pop() || 'page.html';
  return asDocument(
    await making.readDocument({ path, fileName, mediaType: contentType, address: url }, signal),
  );
}

/** A text as somebody wrote it. */
export const readText = (content: string): ReadText => ({
  content,
  sizeBytes: Buffer.byteLength(content),
  language: languageOf(content),
});

function asDocument(manuscript: Manuscript): ReadDocument {
  const content = toContent(manuscript);
  if (content.length > knowledgeLimits.content)
    throw new Failure('invalid_document', 'The document is too long. Divide it into several.');
  const read = readText(content);
  const told = manuscript.language?.slice(0, 2).toLowerCase() ?? null;
  return { ...read, language: read.language ?? told, title: manuscript.title };
}

const marks = { h1: '# ', h2: '## ', h3: '### ', p: '' } as const;

function toContent({ chapters }: Manuscript): string {
  const paragraphs = chapters.flatMap(({ name, blocks }) => {
    const [first] = blocks;
    const isNamed = chapters.length === 1 || (first && first.subType !== 'p');
    return [...(isNamed ? [] : [`# ${name}`]), ...blocks.map(({ subType, text }) => marks[subType] + text)];
  });
  return paragraphs.join('\n\n');
}

function languageOf(text: string): string | null {
  const { language, confidence } = detectLanguage(text);
  return confidence > 0 ? language.slice(0, 2) : null;
}
