/** Codes of what could not be done as asked, beside an answer that was given all the same. */
export function tellWarnings(
  setHeader: (name: string, value: string) => void,
  warnings: readonly string[],
): void {
  if (warnings.length > 0) setHeader('x-mynah-warnings', warnings.join(', '));
}
