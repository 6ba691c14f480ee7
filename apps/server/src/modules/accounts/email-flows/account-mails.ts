import { brand } from '@mynah/contract';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { MailMessage } from '../../../platform/mail/mail.ts';
import type { UserRow } from '../users/index.ts';

const ignore = 'If you didn’t request this, you can ignore this email. Nothing will change.';

type Reader = Pick<UserRow, 'firstName'>;
const hello = ({ firstName }: Reader): string => (firstName ? `Hello ${firstName},` : 'Hello,');

export const verificationMail = (user: UserRow, url: string): MailMessage =>
  composeMail(user.email, {
    kind: 'verification',
    subject: 'Verify your email address',
    paragraphs: [hello(user), `Confirm that this is your email address to start using ${brand.name}.`],
    action: { label: 'Verify email address', url },
    afterAction: ['The link works once and expires in 24 hours.', ignore],
  });

/** To the holder of an address that somebody signed up with again. */
export const addressTakenMail = (user: UserRow, url: string): MailMessage =>
  composeMail(user.email, {
    kind: 'verification',
    subject: `You already have a ${brand.name} account`,
    paragraphs: [
      hello(user),
      'Someone, perhaps you, tried to create a new account with this email address. It already has one.',
    ],
    action: { label: 'Sign in', url },
    afterAction: ['If you forgot your password, you can reset it on the sign-in page.', ignore],
  });

export const passwordResetMail = (user: UserRow, url: string): MailMessage =>
  composeMail(user.email, {
    kind: 'password',
    subject: 'Reset your password',
    paragraphs: [hello(user), `Choose a new password for your ${brand.name} account.`],
    action: { label: 'Choose new password', url },
    afterAction: ['The link works once and expires in one hour.', ignore],
  });

export const passwordChangedMail = (user: UserRow, url: string): MailMessage =>
  composeMail(user.email, {
    kind: 'password',
    subject: 'Your password was changed',
    paragraphs: [
      hello(user),
      `The password for your ${brand.name} account was changed, and you were signed out everywhere. Sign in again with your new password.`,
    ],
    action: { label: 'Sign in', url },
    afterAction: ['If this wasn’t you, reset your password now on the sign-in page.'],
  });

export const emailChangeMail = (user: UserRow, newEmail: string, url: string): MailMessage =>
  composeMail(newEmail, {
    kind: 'verification',
    subject: 'Confirm your new email address',
    paragraphs: [
      hello(user),
      `Confirm that you want to use this email address for your ${brand.name} account.`,
    ],
    action: { label: 'Use this address', url },
    afterAction: ['The link works once and expires in 24 hours.', ignore],
  });

/** To the former address, with the way back. */
export const emailChangedMail = (user: UserRow, newEmail: string, url: string): MailMessage =>
  composeMail(user.email, {
    kind: 'security',
    subject: 'Your email address was changed',
    paragraphs: [
      hello(user),
      `Your ${brand.name} account now uses ${hideMost(newEmail)}. If this was you, there’s nothing you need to do.`,
    ],
    action: { label: 'This wasn’t me: restore this address', url },
    afterAction: [
      'The link expires in 30 days. It restores this address and signs out all sessions. Reset your password afterwards.',
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
      'Your account is ready. Write a sentence, choose a voice and listen.',
      'We’ll email you now and then about what’s new.',
    ],
    action: { label: `Open ${brand.name}`, url },
    optOutUrl,
  });
