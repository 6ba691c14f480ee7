import { expect, it } from 'vitest';
import { diffTexts } from '#web/features/studio/conversion/text-diff.ts';

const shown = (before: string, after: string) =>
  diffTexts(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : `${kind === 'added' ? '+' : '-'}[${text}]`))
    .join('');

it('shows the words that went and those that came', () => {
  expect(shown('The ferry leaves at six.', 'The ferry leaves at seven.')).toBe(
    'The ferry leaves at -[six.]+[seven.]',
  );
  expect(shown('a b c', 'a b c')).toBe('a b c');
  expect(shown('', 'new')).toBe('+[new]');
  expect(shown('one two three four', 'zero two three five')).toBe('-[one]+[zero] two three -[four]+[five]');
});
