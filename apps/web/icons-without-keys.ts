import type { Plugin } from 'vite';

const icon = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;
const key = /,?\s*key:\s*"[\w-]+"/g;

/**
 * Each line of an icon has a random key, which React asks for while developing and which cannot be compressed. The
 * lines of an icon never change places: built, they do without.
 */
export function iconsWithoutKeys(): Plugin {
  return {
    name: 'icons-without-keys',
    apply: 'build',
    transform: (code, id) => (icon.test(id) ? { code: code.replace(key, ''), map: null } : undefined),
  };
}
