/** The ISBN in an identifier, without hyphens, if its check digit is right (ISO 2108, both lengths). */
export function isbnIn(identifier: string): string | undefined {
  const digits = /(?:97[89][\s-]?)?(?:\d[\s-]?){9}[\dx](?![\d-])/i.exec(
    identifier.replace(/^urn:isbn:/i, ''),
  )?.[0];
  const isbn = digits?.replace(/[\s-]/g, '').toUpperCase();
  return isbn && hasCheckDigit(isbn) ? isbn : undefined;
}

function hasCheckDigit(isbn: string): boolean {
  const values = [...isbn].map((digit) => (digit === 'X' ? 10 : Number(digit)));
  if (isbn.length === 10) return values.reduce((sum, value, at) => sum + value * (10 - at), 0) % 11 === 0;
  return (
    !isbn.includes('X') &&
    values.reduce((sum, value, at) => sum + value * (at % 2 === 0 ? 1 : 3), 0) % 10 === 0
  );
}
