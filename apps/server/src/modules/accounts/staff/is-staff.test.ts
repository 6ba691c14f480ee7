import { expect, test } from 'vitest';
import { isStaff, isStaffAddress } from './is-staff.ts';

const emailVerifiedAt = new Date(0);
const isByAddress = (
  staffDomain: string | undefined,
  email: string,
  verified: Date | null = emailVerifiedAt,
) =>
  isStaffAddress(
    { config: { staffDomain } as Parameters<typeof isStaffAddress>[0]['config'] },
    { email, emailVerifiedAt: verified },
  );

test('[ACC-082] without the setting nobody is staff by their address', () => {
  for (const email of ['ada@example.com', 'ada@', '@', '']) expect(isByAddress(undefined, email)).toBe(false);
});

test('[ACC-081] the whole domain of a verified address, and no other', () => {
  expect(isByAddress('Staff.example', 'ada@staff.example')).toBe(true);
  expect(isByAddress('staff.example', 'ada@staff.example', null)).toBe(false);
  for (const email of [
    'ada@not-staff.example',
    'ada@staff.example.net',
    'ada@staff.example@elsewhere.example',
  ]) {
    expect(isByAddress('staff.example', email), email).toBe(false);
  }
});

test('who set the server up, or was made one, is staff whatever the address', () => {
  const config = { staffDomain: undefined } as Parameters<typeof isStaff>[0]['config'];
  const person = { email: 'ada@example.com', emailVerifiedAt: null };
  expect(isStaff({ config }, { ...person, isStaff: true })).toBe(true);
  expect(isStaff({ config }, { ...person, isStaff: false })).toBe(false);
});
