import { readFile } from 'node:fs/promises';
import { pronunciationLimits } from '@mynah/contract/dictionaries/pronunciation-limits';
import type { UploadedFile } from '@mynah/contract/uploads';
import type { PronunciationRule } from '@mynah/text';
import { Failure } from '../../../platform/errors/index.ts';
import { readLexicon } from './read-lexicon.ts';

/** Too large a file is not even opened. @throws Failure `upload_file_size_exceeded`, `invalid_lexicon` */
export async function readLexiconFile({ path, sizeBytes }: UploadedFile): Promise<PronunciationRule[]> {
  const { fileBytes } = pronunciationLimits;
  if (sizeBytes > fileBytes) {
    const most = fileBytes / 1024 / 1024;
    throw new Failure('upload_file_size_exceeded', `A lexicon file can have up to ${most} MB.`, {
      data: { param: 'file' },
    });
  }
  return readLexicon(await readFile(path));
}

/** A name of ASCII letters for the file of a dictionary (HIS-064). */
export const lexiconName = (dictionaryName: string): string =>
  `${dictionaryName.replace(/[^\w-]+/g, '_').replace(/^_+|_+$/g, '') || 'dictionary'}.pls`;
