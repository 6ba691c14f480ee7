import { basename } from 'node:path';
import type { Plugin } from 'vite';

interface Chunk {
  type: 'chunk';
  fileName: string;
  isEntry: boolean;
  imports: string[];
  code: string;
}

/**
 * Each page's file names all files that it is made of, not only those that it takes names from: the browser fetches
 * them at once, where it would find them one level after the other. Vite would write the lists of all pages into the
 * first script, which everybody loads. The names say what is in the files, so that a page's own name changes with them.
 */
export function flattenImports(isPage: (file: string) => boolean): Plugin {
  return {
    name: 'flatten-imports',
    apply: 'build',
    generateBundle: (_options, bundle) => {
      const chunks = new Map(
        Object.values(bundle).flatMap((file): [string, Chunk][] =>
          file.type === 'chunk' ? [[file.fileName, file as Chunk]] : [],
        ),
      );
      const entries = [...chunks.values()].filter(({ isEntry }) => isEntry);
      const isThere = new Set(entries.flatMap((entry) => [entry.fileName, ...importsOf(entry, chunks)]));
      for (const page of chunks.values()) {
        if (!isPage(page.fileName)) continue;
        const found = [...importsOf(page, chunks)].filter((file) => !isThere.has(file));
        const added = found.filter((file) => !page.imports.includes(file));
        page.code += added.map((file) => `import"./${basename(file)}";`).join('');
        page.imports.push(...added);
      }
    },
  };
}

/** The files that one is made of, all levels down. */
function importsOf({ imports }: Chunk, chunks: ReadonlyMap<string, Chunk>, found = new Set<string>()) {
  for (const file of imports) {
    const chunk = chunks.get(file);
    if (!chunk || found.has(file)) continue;
    found.add(file);
    importsOf(chunk, chunks, found);
  }
  return found;
}
