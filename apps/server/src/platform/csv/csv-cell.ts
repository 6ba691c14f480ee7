/** Quoted as RFC 4180 has it; a leading quote keeps spreadsheets from running text as a formula. */
export function toCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

export const csvLine = (cells: readonly string[]): string => `${cells.map(toCell).join(',')}\r\n`;
