import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Platform } from '../../../platform/platform.ts';
import { readContentFile } from './front-matter.ts';
import { type Fields, type Folder, schemas } from './schemas.ts';

export interface Entry<F extends Folder = Folder> {
  /** The file without its ending, below its folder: `terms-of-use`, `affiliates/terms`. */
  slug: string;
  fields: Fields<F>;
  /** Markdown. */
  body: string;
}

/** Each folder's entries by slug. */
export type Content = { readonly [F in Folder]: ReadonlyMap<string, Entry<F>> };

const shippedFolder = fileURLToPath(new URL('../../../../../../content/', import.meta.url));
/** What an operator puts there stands in place of the file of the same name, or beside the others. */
const ownFolder = ({ dataFolder }: Pick<Platform, 'dataFolder'>): string => join(dataFolder, 'website');

interface Found {
  path: string;
  /** Below the content folder: `blog/first-post.md`. */
  name: string;
  changedMs: number;
}

async function listFiles(folder: string): Promise<Found[]> {
  // an operator need not have one
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const files = names
    .filter((name) => name.endsWith('.md'))
    .map(async (name) => {
      const path = join(folder, name);
      // an editor that saves by renaming takes a file away for a moment
      const found = await stat(path).catch(() => undefined);
      return found
        ? [{ path, name: relative(folder, path).split(sep).join('/'), changedMs: found.mtimeMs }]
        : [];
    });
  const all = (await Promise.all(files)).flat();
  return all.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Changes with every file that is added, changed or taken away. */
export async function contentStamp(platform: Pick<Platform, 'dataFolder'>): Promise<string> {
  const files = await listFiles(ownFolder(platform));
  return files.map(({ name, changedMs }) => `${name} ${changedMs}`).join('\n');
}

/** What stands in the texts as `{{name}}`. */
export type Words = Readonly<Record<'brand' | 'operator' | 'legal_contact' | 'address', string>>;

/** The shipped content with the operator's own over it. What cannot be read of the own is logged and left out. */
export async function readContent(
  platform: Pick<Platform, 'dataFolder' | 'log'>,
  words: Words,
): Promise<Content> {
  const content = Object.fromEntries(Object.keys(schemas).map((folder) => [folder, new Map()]));
  for (const file of await listFiles(shippedFolder))
    add(content, file.name, fill(await readFile(file.path, 'utf8'), words));
  for (const file of await listFiles(ownFolder(platform))) {
    try {
      add(content, file.name, fill(await readFile(file.path, 'utf8'), words));
    } catch (cause) {
      platform.log.warn(
        { file: file.name, reason: (cause as Error).message },
        'a file of the website cannot be used',
      );
    }
  }
  return content as unknown as Content;
}

const fill = (text: string, words: Words): string =>
  text.replace(/\{\{ *(\w+) *\}\}/g, (_, name: string) => {
    const word = (words as Record<string, string>)[name];
    if (word === undefined) throw new Error(`there is no {{${name}}}`);
    return word;
  });

function add(content: Record<string, Map<string, unknown>>, name: string, source: string): void {
  const [folder = '', ...rest] = name.split('/');
  const entries = content[folder];
  const slug = rest.join('/').replace(/\.md$/, '');
  // notes of those who write it
  if (!entries || slug === '' || slug.toLowerCase() === 'readme') return;
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(slug)) throw new Error(`${name}: names are of a-z, 0-9 and -`);
  const { fields, body } = readContentFile(source);
  if (fields.hidden === 'yes') {
    entries.delete(slug);
    return;
  }
  const read = schemas[folder as Folder].safeParse(fields);
  if (!read.success) throw new Error(`${name}: ${z.prettifyError(read.error)}`);
  entries.set(slug, { slug, fields: read.data, body });
}
