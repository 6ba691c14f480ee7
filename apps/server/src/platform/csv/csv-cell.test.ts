import { expect, it } from 'vitest';
import { toCell } from './csv-cell.ts';

it('quotes cells and runs nothing in a spreadsheet', () => {
  expect(toCell('plain')).toBe('"plain"');
  expect(toCell('say "hi", you')).toBe('"say ""hi"", you"');
  expect(toCell('=HYPERLINK("x")')).toBe(`"'=HYPERLINK(""x"")"`);
});
