import { posix } from 'node:path';
import { attribute, elementsOf, parseXml } from './parse-xml.ts';

/** An unpacked EPUB: its files by name, in the order of the zip. */
type Files = ReadonlyMap<string, Uint8Array>;

const text = new TextDecoder('utf-8', { fatal: true });

/**
 * What is wrong with an EPUB that reads itself along, a sentence each: files that are named and not there (or there and
 * not named), ids given twice, text that a sound points at and that is not there, times that go back or do not add up.
 * @throws Error when a file is no XML.
 */
export function checkEpub(files: Files): string[] {
  const problems: string[] = [];
  const [first] = files.keys();
  if (first !== 'mimetype' || text.decode(files.get('mimetype')) !== 'application/epub+zip')
    problems.push('The first file is not its media type.');
  const [rootfile] = elementsOf(read(files, 'META-INF/container.xml'), 'rootfile');
  const packagePath = rootfile ? attribute(rootfile, 'full-path') : '';
  if (!files.has(packagePath)) return [...problems, 'There is no package document.'];
  const opf = read(files, packagePath);
  const items = elementsOf(opf, 'item').map((item) => ({
    id: attribute(item, 'id'),
    path: resolve(packagePath, attribute(item, 'href')),
    type: attribute(item, 'media-type'),
    overlay: attribute(item, 'media-overlay'),
    properties: attribute(item, 'properties').split(' '),
  }));
  const paths = items.map(({ path }) => path);
  for (const path of paths) if (!files.has(path)) problems.push(`${path} is named and not there.`);
  for (const path of files.keys()) {
    const isOutside = path === 'mimetype' || path === packagePath || path.startsWith('META-INF/');
    if (!isOutside && !paths.includes(path)) problems.push(`${path} is there and not named.`);
  }
  if (!items.some(({ properties }) => properties.includes('nav'))) problems.push('There is no navigation.');
  const ids = new Set(items.map(({ id }) => id));
  for (const itemref of elementsOf(opf, 'itemref'))
    if (!ids.has(attribute(itemref, 'idref'))) problems.push(`${attribute(itemref, 'idref')} is no item.`);
  for (const { path, type } of items) {
    if (!files.has(path) || !/xml/.test(type)) continue;
    const document = read(files, path);
    problems.push(...checkIds(document, path), ...checkLinks(files, document, path));
  }
  problems.push(...checkIds(opf, packagePath), ...checkDurations(files, opf, items));
  return problems;
}

const read = (files: Files, path: string): Document => parseXml(text.decode(files.get(path)));
const resolve = (from: string, href: string): string => posix.join(posix.dirname(from), decodeURI(href));

function checkIds(document: Document, path: string): string[] {
  const ids = elementsOf(document, '*').flatMap((element) => attribute(element, 'id') || []);
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path} has ${id} twice.`);
}

/** Of every document once. */
function checkLinks(files: Files, document: Document, path: string): string[] {
  const problems: string[] = [];
  const known = new Map<string, Set<string>>();
  for (const element of elementsOf(document, '*')) {
    const link =
      attribute(element, 'href') || attribute(element, 'src') || attribute(element, 'epub:textref');
    if (!link) continue;
    const [name = '', fragment] = link.split('#');
    const target = resolve(path, name);
    if (!files.has(target)) problems.push(`${path} points at ${target}, which is not there.`);
    else if (fragment !== undefined) {
      const ids =
        known.get(target) ??
        new Set(elementsOf(read(files, target), '*').map((each) => attribute(each, 'id')));
      known.set(target, ids);
      if (!ids.has(fragment)) problems.push(`${path} points at ${link}, which is not there.`);
    }
  }
  return problems;
}

const secondsOf = (clock: string): number => (clock.endsWith('s') ? Number(clock.slice(0, -1)) : Number.NaN);

function checkDurations(
  files: Files,
  opf: Document,
  items: readonly { id: string; path: string; overlay: string }[],
): string[] {
  const problems: string[] = [];
  const durations = new Map(
    elementsOf(opf, 'meta')
      .filter((meta) => attribute(meta, 'property') === 'media:duration')
      .map((meta) => [attribute(meta, 'refines').slice(1), secondsOf(meta.textContent ?? '')]),
  );
  let sum = 0;
  for (const { overlay } of items) {
    const item = items.find(({ id }) => id === overlay);
    if (!item) continue;
    const { path } = item;
    let last = 0;
    for (const clip of elementsOf(read(files, path), 'audio')) {
      const [begin, end] = ['clipBegin', 'clipEnd'].map((name) => secondsOf(attribute(clip, name)));
      if (!(begin! >= last && end! >= begin!)) problems.push(`${path} goes back at ${begin} s.`);
      last = end!;
    }
    const said = durations.get(overlay) ?? Number.NaN;
    if (!(Math.abs(said - last) < 0.01)) problems.push(`${path} ends at ${last} s, and ${said} s are told.`);
    sum += last;
  }
  const total = durations.get('') ?? Number.NaN;
  if (!(Math.abs(total - sum) < 0.1)) problems.push(`The book has ${sum} s, and ${total} s are told.`);
  return problems;
}
