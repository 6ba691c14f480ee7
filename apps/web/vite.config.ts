import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressFiles } from './compress-files.ts';
import { preloadFont } from './preload-font.ts';

const SERVER = process.env.MYNAH_SERVER ?? 'http://127.0.0.1:4700';
const proxy = {
  '/v1': SERVER,
  '/cancel-subscription': SERVER,
  '/renew-subscription': SERVER,
  '/v2': SERVER,
  '/share': SERVER,
  '/listen': SERVER,
  '/embed': SERVER,
  '/docs': SERVER,
  '/openapi.json': SERVER,
};

/** Cut by who takes them; crumbs go with their neighbors of the group, as each file costs a request. */
const byPage = { entriesAware: true, entriesAwareMergeThreshold: 2_000 };

/**
 * What every page needs is two files, the libraries apart from our own code, since an upgrade of ours leaves them
 * alone. All else follows the pages, so that none waits for another's: code that the same pages take is one file.
 */
const groups = [
  { name: 'vendor', tags: ['$initial' as const], test: /node_modules/ },
  { name: 'app', tags: ['$initial' as const] },
  { name: 'controls', test: /node_modules[\\/](@base-ui|@floating-ui)[\\/]/, ...byPage },
  { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, ...byPage },
];

/** Without the names of all pages that take a chunk: the first script lists every one. */
const chunkFileNames = ({ name }: { name: string }) => `assets/${name.split('~')[0]}-[hash].js`;

/** What the document names is there already. */
const isThere = (file: string): boolean => /\/(vendor|rolldown-runtime)-[^/]*$/.test(file);

/**
 * What is fetched beside a part of the app, instead of after it. The first script has the list of every part, so only
 * pages have one, for which somebody waits; a style sheet has to be named in any case.
 */
const resolveDependencies = (
  file: string,
  dependencies: string[],
  { hostType }: { hostType: 'html' | 'js' },
) => {
  if (hostType === 'html') return dependencies;
  const isPage = /-page-[^/]*$/.test(file);
  return dependencies.filter((each) => each.endsWith('.css') || (isPage && !isThere(each)));
};

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFont('inter-latin-wght-normal'), compressFiles()],
  server: { proxy },
  preview: { proxy },
  build: {
    target: 'es2022',
    sourcemap: false,
    modulePreload: { polyfill: false, resolveDependencies },
    rolldownOptions: { output: { codeSplitting: { groups }, chunkFileNames } },
  },
});
