import { brand } from '@mynah/contract';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { MailMessage } from '../../../platform/mail/mail.ts';
import type { UserRow } from '../users/index.ts';

const ignore = 'If you did not ask for this, ignore this mail: nothing changes.';

type Reader = Pick<UserRow, 'firstName'>;
const hello = ({ firstName }: Reader): string => (firstName ? `Hello ${firstName},` : 'Hello,');

export const verificationMail = (user: UserRow, url: string): MailMessage =>
  composeMail(user.email, {
    kind: 'verification',
    subject: 'Verify your email address',
    paragraphs: [hello(user), `Confirm that this address is yours, and your ${brand.name} account opens.`],
    action: { label: 'Verify the address', url },
    afterAction: ['The link holds for 24 hours and works once.', ignore],
  });

/** To the holder of an address that somebody signed up with again. */
export const addressTakenMail = (user: UserRow, url: string): MailMessage =>
  composeMail(user.email, {
    kind: 'verification',
    subject: `You already have a ${brand.name} account`,
    paragraphs: [
      hello(user),
      'Somebody, perhaps you, tried to use this address for a new account. It has one already.',
    ],
    action: { label: 'Sign in', url },
    afterAction: ['If you forgot the password, set a new one from the sign-in page.', ignore],
  });

export const passwordResetMail = (user: UserRow, url: string): MailMessage =>
  composeMail(user.email, {
    kind: 'password',
    subject: 'Reset your password',
    paragraphs: [hello(user), `Choose a new password for your ${brand.name} account.`],
    action: { label: 'Choose a new password', url },
    afterAction: ['The link holds for one hour and works once.', ignore],
  });

export const passwordChangedMail = (user: UserRow, url: string): MailMessage =>
  composeMail(user.email, {
    kind: 'password',
    subject: 'Your password was changed',
    paragraphs: [
      hello(user),
      `The password of your ${brand.name} account was changed, and every session was ended. Sign in again with the new one.`,
    ],
    action: { label: 'Sign in', url },
    afterAction: ['If this was not you, reset the password now from the sign-in page.'],
  });

export const emailChangeMail = (user: UserRow, newEmail: string, url: string): MailMessage =>
  composeMail(newEmail, {
    kind: 'verification',
    subject: 'Confirm your new email address',
    paragraphs: [hello(user), `Confirm that your ${brand.name} account shall use this address.`],
    action: { label: 'Use this address', url },
    afterAction: ['The link holds for 24 hours and works once.', ignore],
  });

/** To the former address, with the way back. */
export const emailChangedMail = (user: UserRow, newEmail: string, url: string): MailMessage =>
  composeMail(user.email, {
    kind: 'security',
    subject: 'Your email address was changed',
    paragraphs: [
      hello(user),
      `Your ${brand.name} account now uses ${hideMost(newEmail)}. If this was you, there is nothing to do.`,
    ],
    action: { label: 'This was not me: restore this address', url },
    afterAction: [
      'The link holds for 30 days. It brings this address back and ends every session; reset the password then.',
    ],
  });

/** Enough to know the own new address, too little to learn somebody else's. */
const hideMost = (email: string): string => email.replace(/^(.).*(@.*)$/, '$1…$2');

export const welcomeMail = (
  user: UserRow,
  { url, optOutUrl }: { url: string; optOutUrl: string },
): MailMessage =>
  composeMail(user.email, {
    kind: 'account',
    subject: `Welcome to ${brand.name}`,
    paragraphs: [
      hello(user),
      'Your account is open. Write a sentence, choose a voice and listen: the first speech takes a moment.',
      'From time to time we write about what is new here.',
    ],
    action: { label: `Open ${brand.name}`, url },
    optOutUrl,
  });
