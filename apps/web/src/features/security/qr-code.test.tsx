import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QrCode } from '#web/features/security/qr-code.tsx';

it('draws dark modules within a quiet zone of four, as the standard asks', () => {
  render(<QrCode text="otpauth://totp/Mynah:ada@example.com?secret=GEZDGNBV" label="QR code" />);
  const svg = screen.getByRole('img', { name: 'QR code' });
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const path = svg.querySelector('path')?.getAttribute('d') ?? '';
  const dark = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  const edges = dark.flat();
  expect(Math.min(...edges)).toBe(4);
  expect(Math.max(...edges)).toBe(size - 5);
  // the finder pattern of the upper left corner: a ring of seven
  for (let i = 4; i < 11; i++) expect(dark).toContainEqual([i, 4]);
});
