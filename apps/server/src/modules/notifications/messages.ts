import type { NotificationSeverity } from '@mynah/contract/accounts/notifications';
import { formatCents } from '@mynah/contract/billing/money';
import { formatDay } from '@mynah/contract/format-day';

type Payload = Readonly<Record<string, unknown>>;

/** What an event tells people, and whom. */
export interface EventMessage {
  /** `person`: whom the payload names as `user_id`; `admins`: of the workspace, that person left out. */
  to: readonly ('person' | 'admins')[];
  severity: NotificationSeverity;
  title: string | ((payload: Payload) => string);
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
const payouts = '/app/payouts';
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
const reasonOf = ({ reason }: Payload): string => (typeof reason === 'string' ? reason : 'none given.');
const decisions: Readonly<Record<string, string>> = {
  allowed: 'approved',
  allowed_with_changes: 'approved with changes',
  declined: 'declined',
};
const decisionOf = ({ decision }: Payload): string => decisions[String(decision)] ?? 'reviewed';
const nameOf = (name: unknown): string => (typeof name === 'string' ? `“${name}”` : 'Your voice');

const roleOf = ({ role }: Payload): string => (typeof role === 'string' ? role : 'member');

/** Of money, with its currency. */
const amountOf = ({ amount_cents: cents, currency }: Payload): string =>
  typeof cents === 'number' ? formatCents(cents, currency === 'eur' ? 'eur' : 'usd') : 'Your earnings';

const dayOf = (unixSeconds: unknown): string =>
  typeof unixSeconds === 'number' ? formatDay(new Date(unixSeconds * 1000)) : 'the notice period ends';

/** What goes, in words: the plan's credits, those beyond it, or a budget. */
function creditsOf({ kind, name }: Payload): string {
  const named = typeof name === 'string' ? ` “${name}”` : '';
  if (kind === 'extension') return 'credits beyond the plan';
  if (kind === 'budget') return 'workspace’s budget';
  if (kind === 'member') return `budget of${named || ' a member'}`;
  if (kind === 'api-key') return `budget of the API key${named}`;
  return kind === 'group' ? `budget of the group${named}` : 'plan’s credits';
}

const shareOf = ({ percent }: Payload): string => (percent === 100 ? 'All' : `${Number(percent)}%`);

/** Every event that people are told of. What is not here stays in the audit log. */
export const messages: Readonly<Record<string, EventMessage>> = {
  'member.joined': {
    to: ['admins'],
    severity: 'success',
    title: 'Someone joined the workspace',
    description: (payload) => `They joined as ${roleOf(payload)}.`,
    link: members,
  },
  'member.provisioned': {
    to: ['admins'],
    severity: 'info',
    title: 'Someone joined with single sign-on',
    description: 'Your identity provider signed them in.',
    link: members,
  },
  'member.removed': {
    to: ['person'],
    severity: 'warning',
    title: 'You were removed from a workspace',
    description: 'Everything you created there stays with that workspace.',
    needsAttention: true,
    isMailed: true,
  },
  'member.role-changed': {
    to: ['person'],
    severity: 'info',
    title: 'Your role has changed',
    description: (payload) => `Your role in the workspace is now ${roleOf(payload)}.`,
    link: members,
  },
  'member.usage-limit-changed': {
    to: ['person'],
    severity: 'info',
    title: 'Your credit limit has changed',
    description: 'An admin changed how many credits you can use per month.',
    link: members,
  },
  'workspace.ownership-transferred': {
    to: ['person', 'admins'],
    severity: 'warning',
    title: 'The workspace has a new owner',
    description: 'Ownership was transferred. The owner manages the plan and the members.',
    link: members,
    needsAttention: true,
    isMailed: true,
  },
  'credits.running-low': {
    to: ['person', 'admins'],
    severity: 'warning',
    title: (payload) =>
      `${shareOf(payload)} of the ${creditsOf(payload)} ${payload.kind === 'plan' || payload.kind === 'extension' ? 'are' : 'is'} used`,
    description: ({ used, limit, resets_at_unix: at }) =>
      `${Number(used).toLocaleString('en-US')} of ${Number(limit).toLocaleString('en-US')} credits are used in this period. It ends on ${dayOf(at)}.`,
    link: '/app/usage',
    isMailed: true,
  },
  'webhook.disabled': {
    to: ['person', 'admins'],
    severity: 'error',
    title: 'A webhook was disabled',
    description: ({ webhook_name: name }) =>
      `${typeof name === 'string' ? `“${name}”` : 'It'} failed too many times in a row. Nothing will be sent to it until you enable it again.`,
    link: '/app/workspace/webhooks',
    needsAttention: true,
    isMailed: true,
  },
  'payouts.paid': {
    to: ['admins'],
    severity: 'success',
    title: 'A payout is on its way',
    description: (payload) => `${amountOf(payload)} were transferred to your payout account.`,
    link: payouts,
  },
  'payouts.failed': {
    to: ['admins'],
    severity: 'error',
    title: 'A payout failed',
    description: (payload) => `${amountOf(payload)} are in your balance again. See what is the matter.`,
    link: payouts,
    needsAttention: true,
    isMailed: true,
  },
  'payouts.account-ready': {
    to: ['admins'],
    severity: 'success',
    title: 'Your payout account is ready',
    description: 'What your voices earn can be transferred from now on.',
    link: payouts,
  },
  'payouts.account-stopped': {
    to: ['admins'],
    severity: 'warning',
    title: 'Your payout account takes no transfers',
    description: 'Something is missing. Your earnings stay in your balance until it’s there.',
    link: payouts,
    needsAttention: true,
    isMailed: true,
  },
  'payouts.paused': {
    to: ['admins'],
    severity: 'warning',
    title: 'Payouts were paused',
    description: (payload) => `Your earnings stay in your balance. Reason: ${reasonOf(payload)}`,
    link: payouts,
    needsAttention: true,
    isMailed: true,
  },
  'payouts.resumed': {
    to: ['admins'],
    severity: 'success',
    title: 'Payouts go on',
    description: 'What your voices earn is transferred again.',
    link: payouts,
  },
  'referrals.rewarded': {
    to: ['person'],
    severity: 'success',
    title: 'Your referral link brought you credits',
    description: ({ credits }) =>
      `Somebody who came by your link chose a plan. You have ${typeof credits === 'number' ? credits.toLocaleString('en-US') : 'more'} credits for it.`,
    link: '/app/referrals',
  },
  'voice.removal-noticed': {
    to: ['person', 'admins'],
    severity: 'warning',
    title: 'A library voice is being withdrawn',
    description: ({ voice_name: name, disable_at_unix: at }) =>
      `Its owner has withdrawn ${typeof name === 'string' ? `“${name}”` : 'it'}. You can use it until ${dayOf(at)}. Choose another voice by then.`,
    link: '/app/voice-lab',
    needsAttention: true,
    isMailed: true,
  },
  'voice.blocked': {
    to: ['person'],
    severity: 'error',
    title: 'One of your voices was blocked',
    description: (payload) => `${voiceOf(payload)} can no longer be used. Reason: ${reasonOf(payload)}`,
    link: verification,
    needsAttention: true,
    isMailed: true,
  },
  'voice.captcha-required': {
    to: ['person'],
    severity: 'warning',
    title: 'One of your voices needs to be verified',
    description: (payload) =>
      `${voiceOf(payload)} is on hold until you read a text aloud. Reason: ${reasonOf(payload)}`,
    link: verification,
    needsAttention: true,
    isMailed: true,
  },
  'voice.released': {
    to: ['person'],
    severity: 'success',
    title: 'You can use your voice again',
    description: (payload) => `${voiceOf(payload)} is ready to use again.`,
    link: verification,
  },
  'voice.review-decided': {
    to: ['person'],
    severity: 'info',
    title: 'One of your voices was reviewed',
    description: (payload) =>
      [`${voiceOf(payload)} was ${decisionOf(payload)}.`, payload.message].filter(Boolean).join(' '),
    link: verification,
    isMailed: true,
  },
  'domain.verified': {
    to: ['admins'],
    severity: 'success',
    title: 'A domain was verified',
    description: 'People with an email address on this domain can use single sign-on.',
    link: '/app/workspace/security',
  },
  'voice.trained': {
    to: ['person'],
    severity: 'success',
    title: 'A professional voice is ready',
    description: ({ voice_name: name }) => `${nameOf(name)} has been trained and is ready to use.`,
    link: professionalVoices,
  },
  'voice.training-failed': {
    to: ['person'],
    severity: 'error',
    title: 'Voice training failed',
    description: ({ voice_name: name, message }) =>
      `${nameOf(name)}: ${typeof message === 'string' ? message : 'Try again.'}`,
    link: professionalVoices,
  },
  'account.password-changed': aboutAccount(
    'info',
    'Your password was changed',
    'If this wasn’t you, reset it now and sign out all other sessions.',
  ),
  'account.email-changed': aboutAccount(
    'info',
    'Your email address was changed',
    'We sent a link to the old address to undo the change.',
  ),
  'account.email-change-reverted': aboutAccount(
    'warning',
    'Your email address change was undone',
    'If you didn’t change the address in the first place, change your password.',
  ),
  'account.second-factor-added': aboutAccount(
    'success',
    'A two-factor method was added',
    'You’ll be asked for it when you sign in.',
  ),
  'account.second-factor-removed': {
    ...aboutAccount(
      'warning',
      'A two-factor method was removed',
      'Your account is less secure now. If this wasn’t you, set it up again.',
    ),
    needsAttention: true,
  },
  'account.backup-code-used': {
    ...aboutAccount(
      'warning',
      'A backup code was used to sign in',
      'Each code works once. Generate new codes when you’re running low.',
    ),
    needsAttention: true,
  },
  'account.passkey-added': aboutAccount('success', 'A passkey was added', 'You can sign in with it.'),
  'account.passkey-removed': aboutAccount(
    'info',
    'A passkey was removed',
    'You can no longer sign in with it.',
  ),
  'account.new-device': aboutAccount(
    'warning',
    'New device signed in to your account',
    'If it isn’t yours, sign out all other sessions and change your password.',
  ),
  'account.secret-guessed': aboutAccount(
    'warning',
    'Someone is trying to get into your account',
    'They have to wait longer after each try. Your own devices aren’t affected.',
  ),
  'account.access-granted': aboutAccount(
    'warning',
    'An app was given access to your account',
    'You can revoke it at any time.',
  ),
  'account.phone-changed': aboutAccount(
    'info',
    'Your phone number was changed',
    'Codes are now sent to the new number.',
  ),
};
