/** What stands at `a.b[0].c`, `a.b.0.c` or `$.a.b[0].c` in an answer or in arguments. */
export function valueAt(given: unknown, path: string): unknown {
  let at = given;
  for (const name of path
    .replace(/^\$\.?/, '')
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .filter(Boolean)) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return undefined;
    at = (at as Record<string, unknown>)[name];
  }
  return at;
}
