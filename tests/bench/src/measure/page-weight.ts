import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { weightLimits } from '../../../browser/src/weight-limits.ts';
import type { PartResult } from '../bench-part.ts';
import { root } from '../root.ts';

const dist = join(root, 'apps', 'web', 'dist');
/** Pages and the name that the bundler gives to their chunk: that of their component's file. */
const pages = [
  { path: '/app/home', chunk: 'home-page' },
  { path: '/app/speech-synthesis/text-to-speech', chunk: 'text-to-speech-page' },
] as const;

interface PageWeight {
  path: string;
  scriptKb: number;
  styleKb: number;
  files: number;
  limitKb: number;
}

/** Gzipped script and style that a page's first load brings. */
export async function measurePageWeight(): Promise<PartResult> {
  const title = 'First load of a page, kB gzipped';
  const columns = ['page', 'script', 'style', 'together', 'limit', 'files'];
  if (!existsSync(join(dist, 'index.html'))) {
    return { figures: null, tables: [{ title, columns, rows: [], note: 'The web app is not built.' }] };
  }
  const weights = pages.map(({ path, chunk }) => weigh(path, chunk));
  const rows = weights.map((weight, at) =>
    weight
      ? rowOf(weight)
      : [`${pages[at]!.path} (not in this build)`, ...columns.slice(1).map(() => undefined)],
  );
  return { figures: weights.filter((weight) => weight !== undefined), tables: [{ title, columns, rows }] };
}

const rowOf = ({ path, scriptKb, styleKb, limitKb, files }: PageWeight) => [
  path,
  ...[scriptKb, styleKb, scriptKb + styleKb].map((kb) => kb.toFixed(1)),
  limitKb,
  files,
];

/** Undefined when the build has no such page. */
function weigh(path: keyof typeof weightLimits, chunk: string): PageWeight | undefined {
  const own = readdirSync(join(dist, 'assets')).filter((name) => name.startsWith(`${chunk}-`));
  if (own.length === 0) return undefined;
  const named = [
    ...readFileSync(join(dist, 'index.html'), 'utf8').matchAll(/\/assets\/([\w.-]+\.(?:js|css))"/g),
  ];
  const files = withImports([
    ...named.map((match) => match[1]!),
    ...own.filter((name) => /\.(js|css)$/.test(name)),
  ]);
  const weightOf = (ending: string): number =>
    files.filter((name) => name.endsWith(ending)).reduce((total, name) => total + bytesOf(name) / 1000, 0);
  return {
    path,
    scriptKb: weightOf('.js'),
    styleKb: weightOf('.css'),
    files: files.length,
    limitKb: weightLimits[path],
  };
}

/** As the server sends it: packed by the build, or as it is where a packet holds it anyway. */
function bytesOf(name: string): number {
  const path = join(dist, 'assets', name);
  return statSync(existsSync(`${path}.gz`) ? `${path}.gz` : path).size;
}

/** The files and what their scripts import statically, each once. */
function withImports(files: readonly string[]): string[] {
  const all = new Set(files);
  for (const name of all) {
    if (!name.endsWith('.js')) continue;
    const script = readFileSync(join(dist, 'assets', name), 'utf8');
    for (const match of script.matchAll(/(?:\bimport|\bfrom)\s*["']\.\/([\w.~-]+\.js)["']/g))
      all.add(match[1]!);
  }
  return [...all];
}
