/**
 * Scheme, name and port of a server, written as browsers write them (`https://voice.example.com`); undefined for what
 * has a path, a query or a person's name as well, and for every other scheme.
 */
export function readOrigin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, username, password, pathname, search, hash, origin } = new URL(text);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && username + password + search + hash === '' && pathname === '/' ? origin : undefined;
}
