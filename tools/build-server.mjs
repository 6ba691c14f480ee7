import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { inputsKey } from './inputs-key.mjs';
import { once, root } from './install.mjs';

const dist = join(root, 'apps/server/dist');
const inputs = ['apps/server/src', 'packages', 'models/src', 'tools/build-server.mjs'];

/** What runs as a process. A source that names another one fails the build. */
const programs = [
  'apps/server/src/main.ts',
  'apps/server/src/runtime/speech-process.ts',
  'apps/server/src/runtime/task-process.ts',
  'apps/server/src/runtime/chat-process.ts',
  'apps/server/src/runtime/build-pack-program.ts',
  'apps/server/src/modules/history/share-links/picture/picture-process.ts',
  'packages/engines/espeak/src/espeak-program.ts',
  'packages/engines/kokoro/src/variants/build-decoder-program.ts',
  'packages/manuscripts/src/apart/manuscript-program.ts',
].map((path) => join(root, path));
const builtName = (program) => `${basename(program, '.ts')}.mjs`;

/** What `npm start` runs. */
export const builtServer = join(dist, builtName(programs[0]));

/**
 * Bundles the server and its programs when a source changed: loading two thousand sources one by one takes seconds of
 * every start. Packages from outside stay where they are.
 */
export async function buildServer() {
  const key = inputsKey(inputs);
  let built = Promise.resolve();
  once('server-built', existsSync(builtServer) ? key : '', () => {
    built = bundle();
  });
  await built;
  once('server-built', key, () => {});
}

async function bundle() {
  const { build } = await import('esbuild');
  console.log('Building the server…');
  mkdirSync(dist, { recursive: true });
  await build({
    entryPoints: Object.fromEntries(programs.map((path) => [basename(path, '.ts'), path])),
    outdir: dist,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [packagesFromOutside, filesBesideSources],
  });
  removeOld();
}

const packagesFromOutside = {
  name: 'packages from outside',
  setup(build) {
    build.onResolve({ filter: /^[^.#/]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@mynah/') ? undefined : { external: true },
    );
  },
};

/** `import.meta.url` stays the address of the source, for the files beside it; programs are those that were built. */
const filesBesideSources = {
  name: 'files beside sources',
  setup(build) {
    build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      if (!source.includes('import.meta.url')) return;
      const own = `new URL(${JSON.stringify(relative(dist, path))}, import.meta.url).href`;
      const contents = source
        .replaceAll('import.meta.url', own)
        .replaceAll(/new URL\('([^']+\.ts)', new URL\("[^"]+", import\.meta\.url\)\.href\)/g, (_, name) => {
          const program = join(dirname(path), name);
          if (!programs.includes(program)) throw new Error(`${program} is no program of the build`);
          return `new URL('./${builtName(program)}', import.meta.url)`;
        });
      return { contents, loader: 'ts' };
    });
  },
};

/** A server that still runs may load parts of the build before; nobody needs those of last week. */
function removeOld() {
  const before = Date.now() - 7 * 86_400_000;
  for (const name of readdirSync(dist)) {
    const path = join(dist, name);
    if (statSync(path).mtimeMs < before) rmSync(path);
  }
}

// as a program of its own, it runs beside others
if (process.argv[1] === import.meta.filename) await buildServer();
