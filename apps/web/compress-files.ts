import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import zopfli from '@gfx/zopfli';
import type { Plugin, Rolldown } from 'vite';

const texts = /\.(js|css|html|svg|json)$/;
/** Below this a packet holds it anyway. */
const leastBytes = 1024;
/** More take twice as long for a few bytes. */
const numiterations = 5;

/**
 * Beside each script, style and page of the build its brotli and gzip form, which the server sends as they are. What
 * every start loads is packed with more patience, for four parts in a hundred: browsers ask for brotli over HTTPS only.
 */
export function compressFiles(): Plugin {
  let folder: string;
  let firstLoad: ReadonlySet<string> = new Set();
  return {
    name: 'compress-files',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    writeBundle: (_options, bundle) => {
      firstLoad = new Set(filesOfEveryStart(Object.values(bundle)));
    },
    closeBundle: async () => {
      const names = await readdir(folder, { recursive: true });
      const compressed = names.filter((name) => texts.test(name));
      await Promise.all(compressed.map((name) => compress(join(folder, name), firstLoad.has(name))));
    },
  };
}

/** The scripts and the styles that `index.html` names: Vite has made them of the entry, which is no file any more. */
function filesOfEveryStart(files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): string[] {
  const page = files.find(({ fileName }) => fileName === 'index.html');
  const html = page?.type === 'asset' ? String(page.source) : '';
  return files.map(({ fileName }) => fileName).filter((name) => html.includes(`"/${name}"`));
}

async function compress(path: string, isOfEveryStart: boolean): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < leastBytes) return;
  const quality = { [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: quality }),
    isOfEveryStart ? zopfli.gzipAsync(bytes, { numiterations }) : promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}
