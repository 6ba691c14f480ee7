/** Rows under a title; a cell without a value is a dash. */
export interface Table {
  title: string;
  /** One sentence under the table, where something must be said. */
  note?: string;
  columns: readonly string[];
  rows: readonly (readonly (string | number | undefined)[])[];
}

/** As Markdown. */
export function markdownTable({ title, note, columns, rows }: Table): string {
  const line = (cells: readonly (string | number | undefined)[]): string =>
    `| ${cells.map((cell) => (cell === undefined ? '-' : String(cell))).join(' | ')} |`;
  const rule = `| ${columns.map((_, at) => (at === 0 ? '---' : '--:')).join(' | ')} |`;
  return [`**${title}**`, '', line(columns), rule, ...rows.map(line), ...(note ? ['', note] : [])].join('\n');
}
