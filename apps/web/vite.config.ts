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
  '/embed': SERVER,
  '/docs': SERVER,
  '/openapi.json': SERVER,
};

const base = (parts: string) => new RegExp(`node_modules[\\\\/]@base-ui[\\\\/]react[\\\\/](${parts})[\\\\/]`);

/**
 * Few files for a first load: what every page needs, the libraries apart from our own code, since an upgrade of ours
 * leaves them alone; then the parts that many pages take together. All else follows the pages.
 */
const groups = [
  { name: 'vendor', tags: ['$initial' as const], test: /node_modules/ },
  { name: 'app', tags: ['$initial' as const] },
  { name: 'forms', test: /node_modules[\\/]react-hook-form[\\/]/ },
  { name: 'schemas', test: /node_modules[\\/](@hookform|zod)[\\/]/ },
  { name: 'controls', test: base('checkbox|switch|radio|radio-group|field|use-button|internals') },
  { name: 'popups', test: base('menu|dialog|popover|floating-ui-react|utils') },
  { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/ },
];

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFont('inter-latin-wght-normal'), compressFiles()],
  server: { proxy },
  preview: { proxy },
  build: { target: 'es2022', sourcemap: false, rolldownOptions: { output: { codeSplitting: { groups } } } },
});
