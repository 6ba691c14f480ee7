/** Rows under a title, as text in columns; a cell without a value is a dash. */
export interface Table {
  title: string;
  /** One sentence under the table, where something must be said. */
  note?: string;
  columns: readonly string[];
  rows: readonly (readonly (string | number | undefined)[])[];
}

export function formatTable({ title, note, columns, rows }: Table): string {
  const cells = [columns, ...rows].map((row) => row.map((cell) => (cell === undefined ? '-' : String(cell))));
  const widths = columns.map((_, at) => Math.max(...cells.map((row) => row[at]!.length)));
  const lines = cells.map((row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!)))
      .join('  ')
      .trimEnd(),
  );
  lines.splice(1, 0, widths.map((width) => '-'.repeat(width)).join('  '));
  return [title, '', ...lines, ...(note ? ['', note] : []), ''].join('\n');
}

export const rounded = (value: number | undefined, digits: number): string | undefined =>
  value === undefined || Number.isNaN(value) ? undefined : value.toFixed(digits);

export const seconds = (ms: number | undefined): string | undefined =>
  ms === undefined ? undefined : rounded(ms / 1000, 3);
