import type { NotificationSeverity } from '@mynah/contract/accounts/notifications';
import { formatDay } from '@mynah/contract/format-day';

type Payload = Readonly<Record<string, unknown>>;

/** What an event tells people, and whom. */
export interface EventMessage {
  /** `person`: whom the payload names as `user_id`; `admins`: of the workspace, that person left out. */
  to: readonly ('person' | 'admins')[];
  severity: NotificationSeverity;
  title: string;
  description: string | ((payload: Payload) => string);
  /** A path of the app. */
  link?: string;
  /** Shown as a banner until it is read. */
  needsAttention?: boolean;
  /** Whether it is mailed too; false where the change itself sends its mail. */
  isMailed?: boolean;
}

const security = '/app/settings/security';
const members = '/app/workspace/members';
const professionalVoices = '/app/professional-voice-cloning';

const aboutAccount = (severity: NotificationSeverity, title: string, description: string): EventMessage => ({
  to: ['person'],
  severity,
  title,
  description,
  link: security,
});

const verification = '/app/voice-verification';
const voiceOf = ({ voice_name: name }: Payload): string => (typeof name === 'string' ? `“${name}”` : 'It');
const reasonOf = ({ reason }: Payload): string => (typeof reason === 'string' ? reason : 'none was given.');
const decisions: Readonly<Record<string, string>> = {
  allowed: 'allowed',
  allowed_with_changes: 'allowed with changes',
  declined: 'declined',
};
const decisionOf = ({ decision }: Payload): string => decisions[String(decision)] ?? 'looked at';
const nameOf = (name: unknown): string => (typeof name === 'string' ? `“${name}”` : 'Your voice');

const roleOf = ({ role }: Payload): string => (typeof role === 'string' ? role : 'member');

const dayOf = (unixSeconds: unknown): string =>
  typeof unixSeconds === 'number' ? formatDay(new Date(unixSeconds * 1000)) : 'its end';

/** Every event that people are told of. What is not here stays in the audit log. */
export const messages: Readonly<Record<string, EventMessage>> = {
  'member.joined': {
    to: ['admins'],
    severity: 'success',
    title: 'Somebody joined the workspace',
    description: (payload) => `They joined as ${roleOf(payload)}.`,
    link: members,
  },
  'member.provisioned': {
    to: ['admins'],
    severity: 'info',
    title: 'Somebody joined by single sign-on',
    description: 'Your identity provider let them in.',
    link: members,
  },
  'member.removed': {
    to: ['person'],
    severity: 'warning',
    title: 'You were removed from a workspace',
    description: 'What you made there stays with that workspace.',
    needsAttention: true,
    isMailed: true,
  },
  'member.role-changed': {
    to: ['person'],
    severity: 'info',
    title: 'Your role has changed',
    description: (payload) => `You are now ${roleOf(payload)} of the workspace.`,
    link: members,
  },
  'member.usage-limit-changed': {
    to: ['person'],
    severity: 'info',
    title: 'Your credit limit has changed',
    description: 'An admin changed how many credits you may use a month.',
    link: members,
  },
  'workspace.ownership-transferred': {
    to: ['person', 'admins'],
    severity: 'warning',
    title: 'The workspace has a new owner',
    description: 'The ownership was handed over. The owner decides about the plan and the members.',
    link: members,
    needsAttention: true,
    isMailed: true,
  },
  'webhook.disabled': {
    to: ['person', 'admins'],
    severity: 'error',
    title: 'A webhook was switched off',
    description: ({ webhook_name: name }) =>
      `${typeof name === 'string' ? `“${name}”` : 'It'} failed too often in a row. Nothing is sent to it until you switch it on again.`,
    link: '/app/workspace/webhooks',
    needsAttention: true,
    isMailed: true,
  },
  'voice.removal-noticed': {
    to: ['person', 'admins'],
    severity: 'warning',
    title: 'A voice of the library is going away',
    description: ({ voice_name: name, disable_at_unix: at }) =>
      `Its owner has taken ${typeof name === 'string' ? `“${name}”` : 'it'} back. It speaks until ${dayOf(at)}: choose another one by then.`,
    link: '/app/voice-lab',
    needsAttention: true,
    isMailed: true,
  },
  'voice.blocked': {
    to: ['person'],
    severity: 'error',
    title: 'A voice of yours was blocked',
    description: (payload) => `${voiceOf(payload)} cannot speak any more. The reason: ${reasonOf(payload)}`,
    link: verification,
    needsAttention: true,
    isMailed: true,
  },
  'voice.captcha-required': {
    to: ['person'],
    severity: 'warning',
    title: 'A voice of yours has to be verified',
    description: (payload) =>
      `${voiceOf(payload)} is held back until you read a text aloud. The reason: ${reasonOf(payload)}`,
    link: verification,
    needsAttention: true,
    isMailed: true,
  },
  'voice.released': {
    to: ['person'],
    severity: 'success',
    title: 'A voice of yours can be used again',
    description: (payload) => `${voiceOf(payload)} speaks again.`,
    link: verification,
  },
  'voice.review-decided': {
    to: ['person'],
    severity: 'info',
    title: 'A voice of yours was checked',
    description: (payload) =>
      [`${voiceOf(payload)} was ${decisionOf(payload)}.`, payload.message].filter(Boolean).join(' '),
    link: verification,
    isMailed: true,
  },
  'domain.verified': {
    to: ['admins'],
    severity: 'success',
    title: 'A domain was verified',
    description: 'People with addresses of it can sign in by single sign-on.',
    link: '/app/workspace/security',
  },
  'voice.trained': {
    to: ['person'],
    severity: 'success',
    title: 'A professional voice is ready',
    description: ({ voice_name: name }) => `${nameOf(name)} was trained and can be used.`,
    link: professionalVoices,
  },
  'voice.training-failed': {
    to: ['person'],
    severity: 'error',
    title: 'The training of a voice failed',
    description: ({ voice_name: name, message }) =>
      `${nameOf(name)}: ${typeof message === 'string' ? message : 'Try again.'}`,
    link: professionalVoices,
  },
  'account.password-changed': aboutAccount(
    'info',
    'Your password was changed',
    'If this was not you, reset it now and log out all other sessions.',
  ),
  'account.email-changed': aboutAccount(
    'info',
    'Your email address was changed',
    'The old address got a link that takes it back.',
  ),
  'account.email-change-reverted': aboutAccount(
    'warning',
    'The change of your email address was taken back',
    'Change your password if it was not you who changed the address.',
  ),
  'account.second-factor-added': aboutAccount(
    'success',
    'A second factor was added',
    'Signing in asks for it from now on.',
  ),
  'account.second-factor-removed': {
    ...aboutAccount(
      'warning',
      'A second factor was removed',
      'Your account is less protected than before. Add one again if this was not you.',
    ),
    needsAttention: true,
  },
  'account.backup-code-used': {
    ...aboutAccount(
      'warning',
      'A backup code was used to sign in',
      'Each code works once. Make new codes when few are left.',
    ),
    needsAttention: true,
  },
  'account.passkey-added': aboutAccount('success', 'A passkey was added', 'It can sign you in.'),
  'account.passkey-removed': aboutAccount(
    'info',
    'A passkey was removed',
    'It cannot sign you in any longer.',
  ),
  'account.new-device': aboutAccount(
    'warning',
    'A new device signed in to your account',
    'If it is not yours, log out all other sessions and change your password.',
  ),
  'account.secret-guessed': aboutAccount(
    'warning',
    'Somebody guesses at your account',
    'They have to wait longer and longer. Your own devices are not held up.',
  ),
  'account.access-granted': aboutAccount(
    'warning',
    'An application got access to your account',
    'You can withdraw it at any time.',
  ),
  'account.phone-changed': aboutAccount('info', 'Your phone number was changed', 'Codes go to the new one.'),
};
