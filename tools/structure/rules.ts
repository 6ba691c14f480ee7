import { posix } from 'node:path';
import { cyclesOf } from './cycles.ts';
import { moduleRules } from './module-rules.ts';
import { isTest, perImport, type Rule, type Violation } from './rule.ts';
import type { SourceTree } from './source-tree.ts';
import { tableRules } from './table-rules.ts';
import { webRules } from './web-rules.ts';

const core = perImport('core', (file, target) =>
  file.path.startsWith('apps/server/src/platform/') && /^apps\/server\/src\/(modules|runtime)\//.test(target)
    ? `platform imports ${target}`
    : undefined,
);

const wiring = perImport('wiring', (file, target) => {
  if (/^apps\/server\/src\/modules\//.test(file.path) && target.startsWith('apps/server/src/runtime/')) {
    return `a module imports ${target}`;
  }
  const named = target.startsWith('@mynah/engine-') && !target.startsWith('@mynah/engine-spec');
  const mayName = /^(apps\/server\/src\/runtime|packages\/engines|tools)\//.test(file.path);
  return named && !mayName ? `names the engine ${target}: only runtime does` : undefined;
});

const packageFolder = (path: string): string | undefined =>
  /^(packages\/engines\/[^/]+|packages\/[^/]+|models)\//.exec(path)?.[1];

const packages = perImport('packages', (file, target) => {
  const from = packageFolder(file.path);
  const to = packageFolder(target);
  if (from && /^(apps\/|@mynah\/(server|web)(\/|$))/.test(target)) return `a package imports ${target}`;
  // the tools of the checkout may look inside
  if (file.path.startsWith('tools/') || from === to) return undefined;
  return to ? `imports ${target}: name the package, not its file` : undefined;
});

const web = /^apps\/web\/(src|embed)\//;
/** Old addresses of pages that look like those of the API. */
const forwards = 'apps/web/src/app/forwards.ts';

/** Through `call`, `request` and `addressOf` the compiler knows each address; by hand nobody does. */
const typedCalls: Rule = (tree) => {
  const rule = 'typed calls';
  const written = [...tree.values()]
    .filter(({ path, text }) => web.test(path) && !isTest(path) && /['"`}]\/v\d\//.test(text))
    .filter(({ path }) => path !== forwards)
    .map(({ path }) => ({ path, rule, says: 'an address of the API by hand: take `addressOf` or `call`' }));
  const sent = perImport(rule, ({ path }, target) =>
    target === 'apps/web/src/shared/api/client.ts' &&
    /^apps\/web\/(src\/(app|features|player)|embed)\//.test(path)
      ? 'sends by hand: take `call` or `request` of shared/api/call.ts'
      : undefined,
  );
  return [...written, ...sent(tree)];
};

/** What every start loads, of each feature. The words of a page come with the page. */
const startFiles = /^apps\/web\/src\/features\/[^/]+\/(pages|generation-kinds)\.ts$/;
const wordsWithPages = perImport('words', (file, target) =>
  startFiles.test(file.path) && target.endsWith('/messages.ts')
    ? 'every start would load all words of the feature: put those of this file into titles.ts'
    : undefined,
);

/** One place knows the language in which names, numbers and dates are written. */
const oneLocale: Rule = (tree) =>
  [...tree.values()]
    .filter(({ path }) => web.test(path) && !isTest(path) && !path.startsWith('apps/web/src/shared/format/'))
    .filter(({ text }) => /\bIntl\.(?!SegmentData\b)|\.(toLocale\w+|localeCompare)\(/.test(text))
    .map(({ path }) => ({ path, rule: 'one locale', says: 'formats by itself: take shared/format' }));

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
  cyclesOf(new Map([...tree].map(([path, file]) => [path, file.imports]))).map((cycle) => ({
    path: cycle[0] ?? '',
    rule: 'circle',
    says: cycle.join(' → '),
  }));

const rules: readonly Rule[] = [
  ...moduleRules,
  ...tableRules,
  core,
  wiring,
  packages,
  ...webRules,
  typedCalls,
  oneLocale,
  wordsWithPages,
  names,
  sizes,
  circles,
];

export const violationsOf = (tree: SourceTree): Violation[] => rules.flatMap((rule) => rule(tree));
