import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import type { QualityResult } from './quality-part.ts';
import { markdownTable } from './table.ts';

const head = `# Quality

How good the engines are, as \`npm run quality\` measures it on freely licensed recordings and on speech of our own.
Every figure stands beside a floor (doing nothing, or guessing), a peer or a ceiling of the same run. The judge of a
figure is never part of what it judges. \`npm run quality -- --only NAME\` measures one part anew and leaves the others.
`;

const beginOf = (part: string): string => `<!-- part: ${part} -->`;
const endMark = '<!-- end -->';

/** Puts what was measured into the document; parts that were not measured stay as they are. */
export async function writeReport(
  path: string,
  results: ReadonlyMap<string, QualityResult>,
  order: readonly string[],
): Promise<void> {
  const before = await readFile(path, 'utf8').catch(() => '');
  const sections = order.flatMap((part) => {
    const result = results.get(part);
    const section = result ? sectionOf(part, result) : oldSection(before, part);
    return section ?? [];
  });
  await writeFile(path, `${[head, ...sections].join('\n')}`);
}

function oldSection(document: string, part: string): string | undefined {
  const start = document.indexOf(beginOf(part));
  if (start < 0) return undefined;
  const end = document.indexOf(endMark, start);
  return `${document.slice(start, end + endMark.length)}\n`;
}

function sectionOf(part: string, { method, tables }: QualityResult): string {
  const title = part.charAt(0).toUpperCase() + part.slice(1).replaceAll('-', ' ');
  const machine = `${availableParallelism()} cores of ${cpus()[0]?.model.trim() ?? 'an unknown processor'}`;
  const day = new Date().toISOString().slice(0, 10);
  return [
    beginOf(part),
    `## ${title}`,
    '',
    method,
    '',
    ...tables.flatMap((table) => [markdownTable(table), '']),
    `Measured on ${day}, ${machine}.`,
    '',
    endMark,
    '',
  ].join('\n');
}
