import { permissions } from '@mynah/contract/permissions';
import { expect, it } from 'vitest';
import { PERMISSION_AREAS } from '#web/features/workspace/permission-areas.ts';

it('[WSP-046] shows every permission, and none twice', () => {
  const shown = PERMISSION_AREAS.flatMap((area): string[] => [...area.permissions]);
  expect(shown.toSorted()).toEqual([...permissions].toSorted());
});
