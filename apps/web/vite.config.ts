import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressFiles } from './compress-files.ts';
import { flattenImports } from './flatten-imports.ts';
import { iconsWithoutKeys } from './icons-without-keys.ts';
import { preloadFont } from './preload-font.ts';

const SERVER = process.env.MYNAH_SERVER ?? 'http://127.0.0.1:4700';
const proxy = {
  '/v1': SERVER,
  '/cancel-subscription': SERVER,
  '/renew-subscription': SERVER,
  '/ingest': SERVER,
  '/v2': SERVER,
  '/share': SERVER,
  '/listen': SERVER,
  '/embed': SERVER,
  '/docs': SERVER,
  '/openapi.json': SERVER,
};

/** Cut by who takes them; crumbs go with their neighbors of the group, as each file costs a request. */
const byPage = { entriesAware: true, entriesAwareMergeThreshold: 2_000 };

/** Small things that most pages show, home among them: each a file of its own would be ten requests. */
const everyday = [
  /shared[\\/]format[\\/](times|speaking-time|word-segments)/,
  /shared[\\/](audio-items[\\/]history-item\.requests|storage[\\/]local-cache|voices[\\/]unverified)/,
  /ui[\\/](card|chip-class)/,
  /player[\\/](load-playback|state[\\/]player-item)/,
  /features[\\/](history[\\/]play-|voices[\\/](picker-voice|voice-words|voices\.requests|usable))/,
  /contract[\\/]src[\\/]voices[\\/]voice-verification/,
];

/**
 * What every page needs is two files, the libraries apart from our own code, since an upgrade of ours leaves them
 * alone. All else follows the pages, so that none waits for another's: code that the same pages take is one file.
 */
const groups = [
  { name: 'vendor', tags: ['$initial' as const], test: /node_modules/ },
  { name: 'app', tags: ['$initial' as const] },
  { name: 'everyday', test: (id: string) => everyday.some((each) => each.test(id)) },
  { name: 'controls', test: /node_modules[\\/](@base-ui|@floating-ui)[\\/]/, ...byPage },
  { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, ...byPage },
];

/** Without the names of all pages that take a chunk: the first script lists every one. */
const chunkFileNames = ({ name }: { name: string }) => `assets/${name.split('~')[0]}-[hash].js`;

const isPage = (file: string): boolean => /-page-[^/]*\.js$/.test(file);

/**
 * Scripts name what they are made of themselves (see flattenImports); a style sheet has to be named for them, but for
 * the one that every page has from the start.
 */
const resolveDependencies = (
  _file: string,
  dependencies: string[],
  { hostType }: { hostType: 'html' | 'js' },
) =>
  hostType === 'html' ? dependencies : dependencies.filter((each) => /(?<!\/app-[\w-]+)\.css$/.test(each));

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    preloadFont('inter-latin-wght-normal'),
    iconsWithoutKeys(),
    flattenImports(isPage),
    compressFiles(),
  ],
  server: { proxy },
  preview: { proxy },
  build: {
    target: 'es2022',
    sourcemap: false,
    modulePreload: { polyfill: false, resolveDependencies },
    rolldownOptions: { output: { codeSplitting: { groups }, chunkFileNames } },
  },
});
