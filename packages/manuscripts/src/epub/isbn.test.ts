import { expect, it } from 'vitest';
import { isbnIn } from './isbn.ts';

it.each([
  ['urn:isbn:978-0-306-40615-7', '9780306406157'],
  ['ISBN 0-8044-2957-x', '080442957X'],
  ['9780306406158', undefined],
  ['urn:uuid:12345678-9012-3456-7890-123456789012', undefined],
])('[STU-014] reads the ISBN of %s', (identifier, isbn) => {
  expect(isbnIn(identifier)).toBe(isbn);
});
