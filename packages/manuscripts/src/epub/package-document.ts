import { posix } from 'node:path';
import type { Manuscript } from '../manuscript.ts';
import { ManuscriptFailure } from '../manuscript-failure.ts';
import { childrenOf, type Element, elementsOf, readElements, textOf } from '../markup/read-elements.ts';
import type { Reading } from '../reading.ts';
import { isbnIn } from './isbn.ts';

interface Item {
  path: string;
  mediaType: string;
  properties: string[];
}

export type BookMetadata = Pick<
  Manuscript,
  'title' | 'author' | 'isbn' | 'language' | 'description' | 'publishedOn'
>;

/** What a book says of itself (EPUB 3.3, Package documents; OPF 2.0.1). Paths are those in the archive. */
export interface PackageDocument {
  metadata: BookMetadata;
  spine: string[];
  /** EPUB 3's and EPUB 2's table of contents. */
  nav: string | undefined;
  ncx: string | undefined;
  cover: string | undefined;
  /** Pages that the guide of EPUB 2 calls a cover, contents, copyright page or the like. */
  matter: Set<string>;
}

/** @throws ManuscriptFailure `manuscript_broken` without a spine */
export function readPackageDocument(markup: string, path: string, reading: Reading): PackageDocument {
  const root = readElements(markup, reading);
  const [metadata] = elementsOf(root, 'metadata');
  const items = new Map<string, Item>();
  for (const { attributes } of elementsOf(root, 'item')) {
    items.set(attributes.id ?? '', {
      path: resolvePath(path, attributes.href ?? ''),
      mediaType: attributes['media-type'] ?? '',
      properties: (attributes.properties ?? '').split(/\s+/),
    });
  }
  const [spine] = elementsOf(root, 'spine');
  const read = childrenOf(spine, 'itemref').filter(({ attributes }) => attributes.linear !== 'no');
  if (!metadata || read.length === 0) throw new ManuscriptFailure('manuscript_broken');
  const all = [...items.values()];
  const ncx =
    items.get(spine?.attributes.toc ?? '') ?? all.find(({ mediaType }) => mediaType.includes('dtbncx'));
  return {
    metadata: bookMetadata(metadata),
    spine: read.flatMap(({ attributes }) => items.get(attributes.idref ?? '')?.path ?? []),
    nav: all.find(({ properties }) => properties.includes('nav'))?.path,
    ncx: ncx?.path,
    cover: coverOf(metadata, items)?.path,
    matter: new Set(
      elementsOf(root, 'reference')
        .filter(({ attributes }) => matterTypes.has((attributes.type ?? '').toLowerCase()))
        .map(({ attributes }) => resolvePath(path, attributes.href ?? '').replace(/#.*$/, '')),
    ),
  };
}

const matterTypes = new Set(['cover', 'toc', 'index', 'copyright-page', 'loi', 'lot', 'notes']);

/** A reference of a part to another, as a path in the archive with the fragment that it had. */
export function resolvePath(from: string, reference: string): string {
  const [path = '', fragment] = reference.split('#');
  const resolved = path === '' ? from : posix.join(posix.dirname(from), decoded(path));
  return fragment ? `${resolved}#${decoded(fragment)}` : resolved;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // a name with a percent sign of its own
    return path;
  }
}

function coverOf(metadata: Element, items: Map<string, Item>): Item | undefined {
  const named = childrenOf(metadata, 'meta').find(({ attributes }) => attributes.name === 'cover');
  const isPicture = (item: Item | undefined) => (item?.mediaType.startsWith('image/') ? item : undefined);
  return (
    [...items.values()].find(({ properties }) => properties.includes('cover-image')) ??
    isPicture(items.get(named?.attributes.content ?? '')) ??
    isPicture(
      [...items].find(([id, { path }]) => /cover/i.test(id) || /cover/i.test(posix.basename(path)))?.[1],
    )
  );
}

function bookMetadata(metadata: Element): BookMetadata {
  const texts = (name: string) => childrenOf(metadata, name).map(textOf).filter(Boolean);
  const identifiers = childrenOf(metadata, 'identifier');
  const dates = childrenOf(metadata, 'date');
  const published = dates.find(({ attributes }) => attributes['opf:event'] === 'publication') ?? dates[0];
  return {
    title: texts('title')[0],
    author: authors(metadata).join(', ') || undefined,
    isbn: identifiers.map((one) => isbnIn(textOf(one))).find(Boolean),
    language: texts('language')[0],
    description:
      texts('description')[0]
        ?.replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim() || undefined,
    publishedOn: /^\d{4}(?:-\d{2}(?:-\d{2})?)?/.exec(textOf(published))?.[0],
  };
}

/** Creators whose role is that of an author, or is not said. */
function authors(metadata: Element): string[] {
  const roles = new Map(
    childrenOf(metadata, 'meta')
      .filter(({ attributes }) => attributes.property === 'role')
      .map((meta) => [meta.attributes.refines?.slice(1), textOf(meta)]),
  );
  return childrenOf(metadata, 'creator')
    .filter(({ attributes }) => (attributes['opf:role'] ?? roles.get(attributes.id) ?? 'aut') === 'aut')
    .map(textOf)
    .filter(Boolean);
}
