import { expect, it } from 'vitest';
import { openedLinkCode } from '#web/shared/account/opened-link.ts';

const visit = (search: string) => ({ search, origin: 'https://voice.example' });

it('is the code of a link from elsewhere, a partner’s before another', () => {
  expect(openedLinkCode(visit('?from=ada'), '')).toBe('ada');
  expect(openedLinkCode(visit('?from=ada'), 'https://blog.example/post')).toBe('ada');
  expect(openedLinkCode(visit('?from=ada&ps_partner_key=radio'), '')).toBe('radio');
});

it('is none of an ad, of a page of this server, of no link and of one that is too long', () => {
  expect(openedLinkCode(visit('?from=ada&gclid=ad'), '')).toBeUndefined();
  expect(openedLinkCode(visit('?from=ada'), 'https://voice.example/pricing')).toBeUndefined();
  expect(openedLinkCode(visit('?page=2'), '')).toBeUndefined();
  expect(openedLinkCode(visit(`?from=${'x'.repeat(201)}`), '')).toBeUndefined();
});
