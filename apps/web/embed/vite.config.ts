import { defineConfig } from 'vite';
import { compressFiles } from '../compress-files.ts';

/** Small bundles for pages that are not the app: no React, fixed names, so that a page of the server can name them. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/embed/',
  publicDir: false,
  plugins: [compressFiles()],
  build: {
    outDir: '../dist/embed',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    modulePreload: false,
    rolldownOptions: {
      input: {
        listen: `${import.meta.dirname}/listen/listen.ts`,
        share: `${import.meta.dirname}/share/share.ts`,
        article: `${import.meta.dirname}/article/article.ts`,
        'article-frame': `${import.meta.dirname}/article/article-frame.ts`,
      },
      output: {
        entryFileNames: '[name].js',
        // fonts keep a hash and are kept for ever; the style sheet is named as its script
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.css') ? '[name][extname]' : 'assets/[name]-[hash][extname]',
      },
    },
  },
});
