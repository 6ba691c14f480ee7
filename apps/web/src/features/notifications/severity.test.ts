import { notificationSeverities } from '@mynah/contract/accounts/notifications';
import { expect, it } from 'vitest';
import { LOOKS } from '#web/features/notifications/severity.ts';

it('[NOT-003] the four severities have four looks, each with a sign of its own', () => {
  const looks = notificationSeverities.map((severity) => LOOKS[severity]);
  expect(looks).toHaveLength(4);
  expect(new Set(looks.map(({ icon }) => icon)).size).toBe(4);
  expect(new Set(looks.map(({ bannerClass }) => bannerClass)).size).toBe(4);
});
