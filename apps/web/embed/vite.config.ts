import { defineConfig } from 'vite';
import { compressFiles } from '../compress-files.ts';

/** Small bundles for pages that are not the app: no React, fixed names, so that a page of the server can name them. */
export default defineConfig({
  root: import.meta.dirname,
  // from where each file came: pages of other websites load them too
  base: './',
  publicDir: false,
  plugins: [compressFiles()],
  build: {
    outDir: '../dist/embed',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    modulePreload: false,
    manifest: 'manifest.json',
    rolldownOptions: {
      input: {
        listen: `${import.meta.dirname}/listen/listen.ts`,
        share: `${import.meta.dirname}/share/share.ts`,
        article: `${import.meta.dirname}/article/article.ts`,
        'article-frame': `${import.meta.dirname}/article/article-frame.ts`,
        redirect: `${import.meta.dirname}/redirect/redirect.ts`,
        widget: `${import.meta.dirname}/widget/widget.ts`,
        site: `${import.meta.dirname}/site/site.ts`,
      },
      output: {
        // the website's pages are written with the name that the manifest says
        entryFileNames: ({ name }) => (name === 'site' ? 'assets/site-[hash].js' : '[name].js'),
        chunkFileNames: 'assets/[name]-[hash].js',
        // fonts keep a hash and are kept for ever; the style sheet is named as its script
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.css') && names[0] !== 'site.css'
            ? '[name][extname]'
            : 'assets/[name]-[hash][extname]',
      },
    },
  },
});
