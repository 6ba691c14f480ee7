/** What the address asks for: only `newUser=false` with an `internalCode` changes anything (ACC-038). */
export function readEmailChange(search: string): { code: string; isReverting: boolean } | undefined {
  const query = new URLSearchParams(search);
  const code = query.get('internalCode');
  if (query.get('newUser') !== 'false' || !code) return undefined;
  return { code, isReverting: query.get('isReverting') === 'true' };
}
