import {
  type ConversationFileType,
  conversationFileLimits,
  pictureTypes,
} from '@mynah/contract/agents/conversations/files';
import { pictureType } from '@mynah/manuscripts';
import { making } from '../../studio/projects/index.ts';

const pdfMark = '%PDF-';

/** By what is in it: names and senders say anything. */
export function typeOf(bytes: Buffer): ConversationFileType | undefined {
  if (bytes.subarray(0, pdfMark.length).toString('latin1') === pdfMark) return 'application/pdf';
  const picture = pictureType(bytes);
  return pictureTypes.find((type) => type === picture);
}

/** What a PDF says, as much as agents read of it; null of a picture. @throws Failure `invalid_document` */
export async function readTextOf(
  file: { path: string; fileName: string; contentType: ConversationFileType },
  signal: AbortSignal,
): Promise<string | null> {
  const { path, fileName, contentType: mediaType } = file;
  if (mediaType !== 'application/pdf') return null;
  const { chapters } = await making.readDocument({ path, fileName, mediaType }, signal);
  const paragraphs = chapters.flatMap(({ blocks }) => blocks.map(({ text }) => text));
  return paragraphs.join('\n\n').slice(0, conversationFileLimits.text);
}
