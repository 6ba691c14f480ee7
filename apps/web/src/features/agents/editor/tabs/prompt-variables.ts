/** Names between double braces that whoever starts a conversation gives; those of the system are known. */
export function variablesIn(...texts: readonly string[]): string[] {
  const names = texts.flatMap((text) =>
    [...text.matchAll(/\{\{\s*([\w-]+)\s*\}\}/g)].map(([, name]) => name ?? ''),
  );
  return [...new Set(names)].filter((name) => !name.startsWith('system__') && !name.startsWith('secret__'));
}
