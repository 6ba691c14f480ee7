/** A text of an agent as blocks: what agents write of Markdown, and nothing that becomes markup by itself. */
export type Block =
  | { kind: 'paragraph' | 'heading' | 'quote'; text: string }
  | { kind: 'list'; isOrdered: boolean; start: number; items: string[] }
  | { kind: 'code'; text: string; language: string }
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'rule' };

export type Span =
  | { kind: 'text' | 'strong' | 'emphasis' | 'strike' | 'code'; text: string }
  | { kind: 'link'; text: string; address: string };

const fence = /^\s*(```+|~~~+)\s*([\w+#-]*)\s*$/;
const heading = /^#{1,6}\s+(.*?)\s*#*\s*$/;
const rule = /^\s*([-*_])(\s*\1){2,}\s*$/;
const bullet = /^\s*[-*+]\s+(.*)$/;
const numbered = /^\s*(\d{1,9})[.)]\s+(.*)$/;
const quote = /^\s*>\s?(.*)$/;
const tableLine = /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/;

/** Splits a text; one that is still being written is taken as far as it goes. */
export function readBlocks(text: string): Block[] {
  const lines = text.split(/\r?\n/);
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    const { block, length } = readBlock(lines, at);
    if (block) blocks.push(block);
    at += length;
  }
  return blocks;
}

function readBlock(lines: readonly string[], at: number): { block?: Block; length: number } {
  const line = lines[at] ?? '';
  if (line.trim() === '') return { length: 1 };
  const opened = fence.exec(line);
  if (opened) {
    const mark = opened[1] ?? '```';
    const inside = takeWhile(lines, at + 1, (next) => !next.trim().startsWith(mark));
    const block = { kind: 'code', text: inside.join('\n'), language: opened[2] ?? '' } as const;
    return { block, length: inside.length + 2 };
  }
  const title = heading.exec(line);
  if (title) return { block: { kind: 'heading', text: title[1] ?? '' }, length: 1 };
  if (rule.test(line)) return { block: { kind: 'rule' }, length: 1 };
  if (quote.test(line)) {
    const inside = takeWhile(lines, at, (next) => quote.test(next));
    const said = inside.map((next) => quote.exec(next)?.[1] ?? '').join('\n');
    return { block: { kind: 'quote', text: said }, length: inside.length };
  }
  if (bullet.test(line) || numbered.test(line)) return readList(lines, at);
  if (line.includes('|') && tableLine.test(lines[at + 1] ?? '')) {
    const rows = takeWhile(lines, at + 2, (next) => next.includes('|'));
    return {
      block: { kind: 'table', head: cellsOf(line), rows: rows.map(cellsOf) },
      length: rows.length + 2,
    };
  }
  const inside = takeWhile(lines, at, (next, index) => index === at || !beginsBlock(next));
  return { block: { kind: 'paragraph', text: inside.join('\n') }, length: inside.length };
}

function readList(lines: readonly string[], at: number): { block: Block; length: number } {
  const first = numbered.exec(lines[at] ?? '');
  const item = first ? numbered : bullet;
  const inside = takeWhile(lines, at, (line) => item.test(line) || /^\s{2,}\S/.test(line));
  const items: string[] = [];
  for (const line of inside) {
    const text = item.exec(line)?.at(-1);
    if (text !== undefined) items.push(text);
    else items.push(`${items.pop() ?? ''}\n${line.trim()}`);
  }
  const block = { kind: 'list', isOrdered: first !== null, start: Number(first?.[1] ?? 1), items } as const;
  return { block, length: inside.length };
}

const beginsBlock = (line: string): boolean =>
  line.trim() === '' || [fence, heading, rule, quote, bullet, numbered].some((start) => start.test(line));

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

function takeWhile(
  lines: readonly string[],
  from: number,
  fits: (line: string, index: number) => boolean,
): string[] {
  let end = from;
  while (end < lines.length && fits(lines[end] ?? '', end)) end += 1;
  return lines.slice(from, end);
}

const inline =
  /`([^`\n]+)`|\*\*([^*\n]+?)\*\*|__([^_\n]+?)__|~~([^~\n]+?)~~|\*([^*\s](?:[^*\n]*[^*\s])?)\*|(?<!\w)_([^_\s](?:[^_\n]*[^_\s])?)_(?!\w)|!?\[([^\]\n]*)\]\(([^()\s]+)(?:\s+"[^"\n]*")?\)|(https?:\/\/[^\s<>()[\]]+[^\s<>()[\].,;:!?'"])/g;

/** What is strong, code or a link within a line. */
export function readSpans(text: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const found of text.matchAll(inline)) {
    if (found.index > at) spans.push({ kind: 'text', text: text.slice(at, found.index) });
    spans.push(spanOf(found));
    at = found.index + found[0].length;
  }
  if (at < text.length) spans.push({ kind: 'text', text: text.slice(at) });
  return spans;
}

function spanOf([
  whole,
  code,
  strong,
  bold,
  strike,
  emphasis,
  slanted,
  name,
  address,
  bare,
]: RegExpMatchArray): Span {
  if (code !== undefined) return { kind: 'code', text: code };
  const fat = strong ?? bold;
  if (fat !== undefined) return { kind: 'strong', text: fat };
  if (strike !== undefined) return { kind: 'strike', text: strike };
  const slant = emphasis ?? slanted;
  if (slant !== undefined) return { kind: 'emphasis', text: slant };
  if (address !== undefined) return { kind: 'link', text: name || address, address };
  return { kind: 'link', text: bare ?? whole, address: bare ?? whole };
}

/** `[laughs]` and the like are for the voice, and not for the eye; a link keeps its name. */
export const withoutAudioTags = (text: string): string =>
  text.replace(/\[[a-z][a-z ,'’-]{0,40}\](?![([:])[ ]?/gi, '');
