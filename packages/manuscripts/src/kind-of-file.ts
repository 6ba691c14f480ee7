import { extname } from 'node:path';
import { isArchive } from './archive/archive.ts';
import type { ManuscriptKind } from './manuscript.ts';
import { ManuscriptFailure } from './manuscript-failure.ts';
import { pictureType } from './picture-type.ts';

const kindsOfEndings: Record<string, ManuscriptKind> = {
  '.txt': 'text',
  '.text': 'text',
  '.md': 'markdown',
  '.markdown': 'markdown',
  '.htm': 'html',
  '.html': 'html',
  '.xhtml': 'html',
  '.epub': 'epub',
  '.docx': 'docx',
  '.pdf': 'pdf',
};

const kindsOfMediaTypes: Record<string, ManuscriptKind> = {
  'text/markdown': 'markdown',
  'text/html': 'html',
  'application/xhtml+xml': 'html',
};

/** The kind that a file's name says, if it says one that is read here. */
export const kindOfName = (fileName: string): ManuscriptKind | undefined =>
  kindsOfEndings[extname(fileName).toLowerCase()];

/** A PDF may begin with up to a kilobyte of something else. */
export const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 1024)).toString('latin1').includes('%PDF-');

/** @throws ManuscriptFailure for what is no text and no zip file */
export function refuseForeignBytes(bytes: Uint8Array): void {
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  // Microsoft's older container: a book of Word 97, or one of today behind a password
  if (start.startsWith('\u00d0\u00cf\u0011\u00e0')) {
    const isLocked = Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'));
    throw new ManuscriptFailure(isLocked ? 'manuscript_encrypted' : 'manuscript_kind_unknown');
  }
  if (isArchive(bytes)) throw new ManuscriptFailure('manuscript_nested_archive');
  if (pictureType(bytes) || /^(?:\{\\rtf|\u007fELF|MZ|ID3|OggS|RIFF)/.test(start)) {
    throw new ManuscriptFailure('manuscript_kind_unknown');
  }
}

/** @throws ManuscriptFailure `manuscript_kind_unknown`, `manuscript_nested_archive` for a zip file that is no book */
export function kindOfArchive(names: string[]): 'epub' | 'docx' {
  if (names.includes('META-INF/container.xml')) return 'epub';
  if (names.includes('word/document.xml')) return 'docx';
  const isOffice = names.includes('[Content_Types].xml') || names.includes('content.xml');
  throw new ManuscriptFailure(isOffice ? 'manuscript_kind_unknown' : 'manuscript_nested_archive');
}

/** @throws ManuscriptFailure `manuscript_kind_unknown` for text of bytes that are none */
export function kindOfText(text: string, file: { fileName: string; mediaType?: string }): ManuscriptKind {
  const start = text.slice(0, 4096);
  const controls = [...start].filter(
    (letter) => letter < '\t' || (letter > '\r' && letter < '\u001b'),
  ).length;
  if (controls * 50 > start.length) throw new ManuscriptFailure('manuscript_kind_unknown');
  if (/^\s*</.test(start) && /<(?:!doctype\s+html|html)\b/i.test(start)) return 'html';
  const mediaType = file.mediaType?.split(';')[0]?.trim().toLowerCase() ?? '';
  const said = kindOfName(file.fileName) ?? kindsOfMediaTypes[mediaType];
  if (said === 'markdown') return 'markdown';
  return said === 'html' && /<\/?[a-z][^<>]{0,1000}>/i.test(text) ? 'html' : 'text';
}
