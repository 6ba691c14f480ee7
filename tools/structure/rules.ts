import { posix } from 'node:path';
import { cyclesOf } from './cycles.ts';
import type { SourceFile, SourceTree } from './source-tree.ts';
import { tierOf } from './tiers.ts';

export interface Violation {
  path: string;
  rule: string;
  says: string;
}

type Rule = (tree: SourceTree) => Violation[];

const modulePath = /^apps\/server\/src\/modules\/([^/]+)\/(.*)$/;
const featurePath = /^apps\/web\/src\/features\/([^/]+)\//;
const isTest = (path: string): boolean =>
  /\.test\.tsx?$|\/test\/|\.harness\.|test-signals|conformance/.test(path) || path.startsWith('tests/');

/** Violations of a rule that looks at one import at a time. */
const perImport =
  (rule: string, judge: (file: SourceFile, target: string) => string | undefined): Rule =>
  (tree) =>
    [...tree.values()]
      .filter((file) => !isTest(file.path))
      .flatMap((file) =>
        file.imports.flatMap((target) => {
          const says = judge(file, target);
          return says ? [{ path: file.path, rule, says }] : [];
        }),
      );

/** A folder with a door: `modules/x`, or `modules/x/y` where x groups modules (speech). */
function moduleOf(tree: SourceTree, path: string): { name: string; folder: string } | undefined {
  const match = modulePath.exec(path);
  if (!match) return undefined;
  const [, name = '', rest = ''] = match;
  const inner = rest.split('/')[0] ?? '';
  const nested = `apps/server/src/modules/${name}/${inner}`;
  return tree.has(`${nested}/index.ts`)
    ? { name, folder: nested }
    : { name, folder: `apps/server/src/modules/${name}` };
}

const doors: Rule = (tree) =>
  perImport('door', (file, target) => {
    const to = moduleOf(tree, target);
    if (!to || moduleOf(tree, file.path)?.folder === to.folder) return undefined;
    if (target === `${to.folder}/index.ts` || target.endsWith('.tables.ts')) return undefined;
    return `imports ${target}: only ${to.folder}/index.ts is open to others`;
  })(tree);

const tiers: Rule = (tree) =>
  perImport('tier', (file, target) => {
    const from = moduleOf(tree, file.path);
    const to = moduleOf(tree, target);
    if (!from || !to || from.name === to.name) return undefined;
    return tierOf(to.name) > tierOf(from.name)
      ? `${from.name} imports ${to.name}, which stands in a higher tier`
      : undefined;
  })(tree);

const knownModules: Rule = (tree) =>
  [...tree.keys()].flatMap((path) => {
    const name = modulePath.exec(path)?.[1];
    return name && path.endsWith(`/${name}/index.ts`) && tierOf(name) < 0
      ? [{ path, rule: 'tier', says: `the module ${name} has no place in tools/structure/tiers.ts` }]
      : [];
  });

const moduleFiles: Rule = (tree) =>
  [...tree.keys()]
    .filter((path) => modulePath.test(path) && path.endsWith('/module.ts'))
    .filter((path) => !tree.has(posix.join(posix.dirname(path), 'index.ts')))
    .map((path) => ({ path, rule: 'module files', says: 'a module needs its door, index.ts' }));

const ground = perImport('ground', (file, target) =>
  file.path.startsWith('apps/server/src/platform/') && /^apps\/server\/src\/(modules|runtime)\//.test(target)
    ? `platform imports ${target}`
    : undefined,
);

const wiring = perImport('wiring', (file, target) => {
  if (/^apps\/server\/src\/modules\//.test(file.path) && target.startsWith('apps/server/src/runtime/')) {
    return `a module imports ${target}`;
  }
  const named = target.startsWith('@mynah/engine-') && target !== '@mynah/engine-spec';
  const mayName = /^(apps\/server\/src\/runtime|packages\/engines|tools)\//.test(file.path);
  return named && !mayName ? `names the engine ${target}: only runtime does` : undefined;
});

const packages = perImport('packages', (file, target) =>
  file.path.startsWith('packages/') && target.startsWith('apps/') ? `a package imports ${target}` : undefined,
);

const featureWalls = perImport('feature wall', (file, target) => {
  const to = featurePath.exec(target)?.[1];
  if (!to) return undefined;
  const from = featurePath.exec(file.path)?.[1];
  if (from === to) return undefined;
  if (from)
    return target.endsWith(`/features/${to}/index.ts`)
      ? undefined
      : `${from} reaches into ${to}: use its door`;
  return file.path.startsWith('apps/web/src/app/') ? undefined : `shared code imports the feature ${to}`;
});

const emptyNames = /(^|\/)(utils?|helpers?|misc|common|manager|stuff)(\/|\.|$)/;
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.(d\.)?tsx?$/;

const names: Rule = (tree) =>
  [...tree.keys()].flatMap((path) => {
    if (emptyNames.test(path)) return [{ path, rule: 'name', says: 'this name says nothing' }];
    return kebab.test(posix.basename(path))
      ? []
      : [{ path, rule: 'name', says: 'file names are kebab-case' }];
  });

const largestFile = 400;
const sizes: Rule = (tree) =>
  [...tree.values()]
    .filter((file) => file.lines > largestFile && !isTest(file.path) && !file.path.endsWith('.gen.ts'))
    .map((file) => ({ path: file.path, rule: 'size', says: `${file.lines} lines: one subject a file` }));

const circles: Rule = (tree) =>
  cyclesOf(tree).map((cycle) => ({ path: cycle[0] ?? '', rule: 'circle', says: cycle.join(' → ') }));

const rules: readonly Rule[] = [
  doors,
  tiers,
  knownModules,
  moduleFiles,
  ground,
  wiring,
  packages,
  featureWalls,
  names,
  sizes,
  circles,
];

export const violationsOf = (tree: SourceTree): Violation[] => rules.flatMap((rule) => rule(tree));
