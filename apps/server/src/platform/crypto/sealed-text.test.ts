import { expect, it } from 'vitest';
import { openSealed, sealText } from './sealed-text.ts';

const keys = { keyFor: (purpose: string) => Buffer.alloc(32, purpose) };
const place = { purpose: 'webhook', context: 'row-1' };

it('gives back what was sealed, and never the same bytes twice', () => {
  const sealed = sealText(keys, { ...place, text: 'wsec_ü' });
  expect(openSealed(keys, { ...place, sealed })).toBe('wsec_ü');
  expect(sealText(keys, { ...place, text: 'wsec_ü' })).not.toBe(sealed);
});

it('opens in its own row and for its own purpose only', () => {
  const sealed = sealText(keys, { ...place, text: 'secret' });
  expect(() => openSealed(keys, { ...place, context: 'row-2', sealed })).toThrow();
  expect(() => openSealed(keys, { ...place, purpose: 'totp', sealed })).toThrow();
});

it('refuses a changed value', () => {
  const sealed = sealText(keys, { ...place, text: 'secret' });
  const changed = sealed.slice(0, 10) + (sealed[10] === 'A' ? 'B' : 'A') + sealed.slice(11);
  expect(() => openSealed(keys, { ...place, sealed: changed })).toThrow();
  expect(() => openSealed(keys, { ...place, sealed: 'plain' })).toThrow('not a sealed value');
});
