import { circlesAmong } from './module-rules.ts';
import { isTest, perImport, type Rule } from './rule.ts';

const source = 'apps/web/src/';
const featurePath = /^apps\/web\/src\/features\/([^/]+)\//;

/** What stands on what; `shared` and `ui` are one, and files of no folder put the app together. */
const layers: readonly string[] = ['shared', 'player', 'features', 'app'];
function layerOf(path: string): number | undefined {
  if (!path.startsWith(source)) return undefined;
  const folder = path.slice(source.length).split('/')[0] ?? '';
  if (folder === 'ui') return 0;
  const layer = layers.indexOf(folder);
  return layer < 0 ? layers.length - 1 : layer;
}

const webLayers = perImport('web layer', (file, target) => {
  const from = layerOf(file.path);
  const to = layerOf(target);
  if (from === undefined || to === undefined || to <= from) return undefined;
  return `${layers[from]} imports ${target}, which stands above it`;
});

/** A feature, and the player, is entered by its `index.ts`. */
const featureWalls = perImport('feature wall', (file, target) => {
  const to = featurePath.exec(target)?.[1];
  if (!to || to === featurePath.exec(file.path)?.[1]) return undefined;
  return target === `${source}features/${to}/index.ts`
    ? undefined
    : `reaches into ${to}: only its index.ts is open to others`;
});

const player = `${source}player/`;
const playerWall = perImport('player', (file, target) => {
  const isForeign = target.startsWith(player) && !file.path.startsWith(player);
  return isForeign && target !== `${player}index.ts`
    ? `imports ${target}: only player/index.ts is open to others`
    : undefined;
});

/** Folders of the player that import each other, be it through different files. */
const playerCircles: Rule = (tree) =>
  circlesAmong(tree, 'player', (path) => {
    const [folder, file] = path.startsWith(player) ? path.slice(player.length).split('/') : [];
    return folder && file ? `${player}${folder}` : undefined;
  });

/** What a feature lets others find by its file's name. */
const foundByName = 'pages|dialogs|generation-kinds|audio-item-actions|staff-queues|search|under-way';
const globbed = new RegExp(`/(${foundByName})\\.ts$`);
const globs: Rule = (tree) =>
  [...tree.values()]
    .filter(({ path }) => path.startsWith(source) && !isTest(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/import\.meta\.glob[^(]*\(\s*'([^']+)'/g)]
        // what lies in the file's own folder is its own
        .filter(([, pattern = '']) => !/^\.\/[^.]/.test(pattern))
        .filter(([, pattern = '']) => !globbed.test(pattern) || (layerOf(path) ?? 0) < 2)
        .map(([, pattern]) => ({ path, rule: 'feature wall', says: `finds ${pattern} by its name` })),
    );

const contractFile = (name: string): string =>
  `packages/contract/src/${name === '@mynah/contract' ? 'index' : name.slice('@mynah/contract/'.length)}.ts`;

/** The browser parses nothing by the contract's schemas, and shall not load them for a constant that stands beside. */
const noSchemas: Rule = (tree) => {
  const known = new Map<string, boolean>();
  const loadsSchemas = (path: string): boolean => {
    const found = known.get(path);
    if (found !== undefined) return found;
    known.set(path, false);
    const loads = tree.get(path)?.loads ?? [];
    const result = loads.some((name) => name === 'zod' || loadsSchemas(name));
    known.set(path, result);
    return result;
  };
  return [...tree.values()]
    .filter(({ path }) => /^apps\/web\/(src|embed)\//.test(path) && !isTest(path))
    .flatMap(({ path, loads }) =>
      loads
        .filter((name) => /^@mynah\/contract(\/|$)/.test(name) && loadsSchemas(contractFile(name)))
        .map((name) => ({
          path,
          rule: 'no schemas',
          says: `loads the schemas of ${name}: put what it takes into a file without`,
        })),
    );
};

export const webRules: readonly Rule[] = [
  webLayers,
  featureWalls,
  playerWall,
  playerCircles,
  globs,
  noSchemas,
];
