import { readdir, readFile } from 'node:fs/promises';

const folder = new URL('texts/', import.meta.url);

/** The languages that there are sentences of; BCP 47 primary tags. */
export async function listLanguages(): Promise<string[]> {
  const files = await readdir(folder);
  return files
    .filter((file) => file.endsWith('.txt'))
    .map((file) => file.slice(0, -'.txt'.length))
    .sort();
}

/** The first sentences of each kind (news, dialogue, numbers, names) in turn. */
export async function readSentences(language: string, ofEachKind: number): Promise<string[]> {
  const file = await readFile(new URL(`${language}.txt`, folder), 'utf8');
  return file.split(/^# .*$/mu).flatMap((kind) => kind.split('\n').filter(Boolean).slice(0, ofEachKind));
}
