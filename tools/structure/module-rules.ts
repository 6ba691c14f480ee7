import { posix } from 'node:path';
import { cyclesOf } from './cycles.ts';
import { isTest, type Rule, type Violation } from './rule.ts';
import type { SourceFile, SourceTree } from './source-tree.ts';
import { tierOf } from './tiers.ts';

export const modules = 'apps/server/src/modules';
/** Folders of modules that hold modules themselves, and no file of their own. */
const groups = new Set(['accounts', 'agents', 'payments', 'speech', 'studio', 'voices', 'workspaces']);
/** More names than these say that a module is two. */
const mostNames = 12;

/** Files that declare something of the product's: a folder with one of them is a submodule. */
const declares = /\.(routes|store|tables|jobs)\.ts$/;

/** The module of a file: `accounts`, or `speech/dialogue` where a group holds modules. */
export function moduleOf(path: string): { name: string; folder: string } | undefined {
  if (!path.startsWith(`${modules}/`)) return undefined;
  const [name = '', inner = ''] = path.slice(modules.length + 1).split('/');
  return { name, folder: groups.has(name) ? `${modules}/${name}/${inner}` : `${modules}/${name}` };
}

/** The folders with an `index.ts` that a file lies in, outermost first: its module, then its submodules. */
function wallsAround(tree: SourceTree, path: string): string[] {
  const module = moduleOf(path)?.folder;
  if (!module) return [];
  const inner = posix.dirname(path).slice(module.length).split('/').slice(1);
  const folders = inner.map((_, index) => [module, ...inner.slice(0, index + 1)].join('/'));
  return [module, ...folders.filter((folder) => tree.has(`${folder}/index.ts`))];
}

/** Each import of a file that is no test. */
function* importsOf(tree: SourceTree): Generator<{ file: SourceFile; target: string }> {
  for (const file of tree.values()) {
    if (!isTest(file.path)) for (const target of file.imports) yield { file, target };
  }
}

/** A module, and a submodule, is entered by its `index.ts`; tables have rules of their own. */
const publicInterfaces: Rule = (tree) =>
  [...importsOf(tree)].flatMap(({ file, target }) => {
    const foreign = wallsAround(tree, target).find((folder) => !file.path.startsWith(`${folder}/`));
    if (!foreign || target === `${foreign}/index.ts` || target.endsWith('.tables.ts')) return [];
    const says = `imports ${target}: only ${foreign}/index.ts is open to others`;
    return [{ path: file.path, rule: 'public interface', says }];
  });

const tiers: Rule = (tree) =>
  [...importsOf(tree)].flatMap(({ file, target }) => {
    const from = moduleOf(file.path);
    const to = moduleOf(target);
    if (!from || !to || tierOf(to.name) <= tierOf(from.name)) return [];
    const says = `${from.name} imports ${to.name}, which stands in a higher tier`;
    return [{ path: file.path, rule: 'tier', says }];
  });

/** Two modules that import each other, be it through different files. */
const moduleCircles: Rule = (tree) => circlesAmong(tree, 'module circle', (path) => moduleOf(path)?.folder);

/**
 * Two submodules that import each other. The files above them are one more, but for those that put the module together.
 */
const submoduleCircles: Rule = (tree) =>
  circlesAmong(tree, 'submodule circle', (path) => {
    const [module, submodule] = wallsAround(tree, path);
    if (!module) return undefined;
    if (submodule) return submodule;
    return path === `${module}/index.ts` || path === `${module}/module.ts` ? undefined : `${module}/*`;
  });

export function circlesAmong(
  tree: SourceTree,
  rule: string,
  placeOf: (path: string) => string | undefined,
): Violation[] {
  const graph = new Map<string, Set<string>>();
  for (const { file, target } of importsOf(tree)) {
    const from = placeOf(file.path);
    const to = placeOf(target);
    if (!from || !to || from === to) continue;
    graph.set(from, (graph.get(from) ?? new Set()).add(to));
  }
  return cyclesOf(graph).map((cycle) => ({ path: cycle[0] ?? '', rule, says: cycle.join(' → ') }));
}

const knownModules: Rule = (tree) =>
  [...new Set([...tree.keys()].flatMap((path) => moduleOf(path)?.name ?? []))]
    .filter((name) => tierOf(name) < 0)
    .map((name) => ({
      path: `${modules}/${name}`,
      rule: 'tier',
      says: `the module ${name} has no place in tools/structure/tiers.ts`,
    }));

const moduleFiles: Rule = (tree) => {
  const folders = new Set([...tree.keys()].flatMap((path) => moduleOf(path)?.folder ?? []));
  return [...folders].flatMap((path) =>
    ['index.ts', 'module.ts']
      .filter((name) => !tree.has(`${path}/${name}`))
      .map((name) => ({ path, rule: 'module files', says: `a module needs ${name}` })),
  );
};

const submoduleFiles: Rule = (tree) => {
  const folders = [...tree.keys()].flatMap((path) => {
    const module = moduleOf(path)?.folder;
    const isInside = module && declares.test(path) && posix.dirname(path) !== module;
    return isInside ? [posix.dirname(path)] : [];
  });
  return [...new Set(folders)]
    .filter((folder) => !tree.has(`${folder}/index.ts`))
    .map((path) => ({ path, rule: 'module files', says: 'a submodule needs index.ts' }));
};

const interfaces = /^apps\/(server\/src\/modules|web\/src\/(features|player))\/(.*\/)?index\.ts$/;
const interfaceNames: Rule = (tree) =>
  [...tree.values()]
    .filter(({ path }) => interfaces.test(path))
    .filter(({ exports }) => exports.length > mostNames || exports.includes('*'))
    .map(({ path, exports }) => ({
      path,
      rule: 'interface names',
      says: `${exports.includes('*') ? 'all names of a file' : exports.length} are open: at most ${mostNames}, each by its name`,
    }));

export const moduleRules: readonly Rule[] = [
  publicInterfaces,
  tiers,
  knownModules,
  moduleFiles,
  submoduleFiles,
  moduleCircles,
  submoduleCircles,
  interfaceNames,
];
