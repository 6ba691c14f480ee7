import { expect, test } from 'vitest';
import { isStaffAddress } from './staff-address.ts';

const emailVerifiedAt = new Date(0);
const isStaff = (staffDomain: string | undefined, email: string, verified: Date | null = emailVerifiedAt) =>
  isStaffAddress(
    { config: { staffDomain } as Parameters<typeof isStaffAddress>[0]['config'] },
    { email, emailVerifiedAt: verified },
  );

test('[ACC-082] without the setting nobody is staff', () => {
  for (const email of ['ada@example.com', 'ada@', '@', '']) expect(isStaff(undefined, email)).toBe(false);
});

test('[ACC-081] the whole domain of a verified address, and no other', () => {
  expect(isStaff('Staff.example', 'ada@staff.example')).toBe(true);
  expect(isStaff('staff.example', 'ada@staff.example', null)).toBe(false);
  for (const email of [
    'ada@not-staff.example',
    'ada@staff.example.net',
    'ada@staff.example@elsewhere.example',
  ]) {
    expect(isStaff('staff.example', email), email).toBe(false);
  }
});
