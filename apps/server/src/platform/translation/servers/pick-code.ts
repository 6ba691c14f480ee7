import { primaryTag } from '../languages.ts';

/**
 * Of a server's own codes the one for a tag: the same, else the plain language, else its first dialect. `dialects` says
 * which is meant where a language is asked for that only has some.
 */
export function pickCode(
  codes: readonly string[],
  tag: string,
  dialects: Readonly<Record<string, string>> = {},
): string | undefined {
  const primary = primaryTag(tag);
  const wanted = [tag, tag.split(/[-_]/)[0] ?? tag, dialects[primary] ?? primary, primary];
  for (const each of wanted) {
    const found = codes.find((code) => code.toLowerCase() === each.toLowerCase().replace('_', '-'));
    if (found) return found;
  }
  return codes.find((code) => primaryTag(code) === primary);
}
