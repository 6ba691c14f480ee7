import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';

/** Every source file of the checkout by its path from the root, with what it imports. */
export type SourceTree = ReadonlyMap<string, SourceFile>;

export interface SourceFile {
  path: string;
  text: string;
  lines: number;
  /** Files of this checkout (by path) and packages of the house (`@mynah/audio`). */
  imports: readonly string[];
  /** What is loaded with it: the files and packages that it imports not only types of. */
  loads: readonly string[];
  /** Names that it exports; `*` for all those of another file. */
  exports: readonly string[];
}

const roots: Record<string, string> = { '#server/': 'apps/server/src/', '#web/': 'apps/web/src/' };

/** Reads what git tracks or would track. */
export function readTree(root: string): SourceTree {
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  });
  const paths = listed.stdout.split('\n').filter((path) => path && existsSync(join(root, path)));
  return treeOf(new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')])));
}

export function treeOf(sources: ReadonlyMap<string, string>): SourceTree {
  return new Map([...sources].map(([path, text]) => [path, readFile(path, text)]));
}

function readFile(path: string, text: string): SourceFile {
  const { module } = parseSync(path, text);
  const named = [
    ...module.staticImports.map((each) => each.moduleRequest.value),
    ...module.staticExports.flatMap((each) =>
      each.entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.flatMap((each) =>
      literal(text.slice(each.moduleRequest.start, each.moduleRequest.end)),
    ),
  ];
  const loaded = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map((each) => each.moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
    ),
  ];
  return {
    path,
    text,
    lines: text.split('\n').length,
    imports: [...new Set(named.flatMap((name) => resolve(path, name)))],
    loads: [...new Set(loaded.flatMap((name) => (/^[.#@]/.test(name) ? resolve(path, name) : [name])))],
    exports: module.staticExports.flatMap(({ entries }) =>
      entries.map(({ exportName }) => exportName.name ?? '*'),
    ),
  };
}

const literal = (text: string): string[] => (/^['"][^'"]+['"]$/.test(text) ? [text.slice(1, -1)] : []);

function resolve(from: string, name: string): string[] {
  if (name.startsWith('.')) return [posix.normalize(posix.join(dirname(from), name))];
  if (name.startsWith('@mynah/')) return [name];
  const root = Object.keys(roots).find((prefix) => name.startsWith(prefix));
  return root ? [roots[root] + name.slice(root.length)] : [];
}
