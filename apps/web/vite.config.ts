import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { preloadFont } from './preload-font.ts';

const SERVER = process.env.MYNAH_SERVER ?? 'http://127.0.0.1:4700';
const proxy = {
  '/v1': SERVER,
  '/cancel-subscription': SERVER,
  '/v2': SERVER,
  '/share': SERVER,
  '/embed': SERVER,
  '/docs': SERVER,
  '/openapi.json': SERVER,
};

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFont('inter-latin-wght-normal')],
  server: { proxy },
  preview: { proxy },
  build: { target: 'es2022', sourcemap: false },
});
