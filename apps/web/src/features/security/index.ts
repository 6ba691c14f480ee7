export { FreshFactorHost } from '#web/features/security/fresh-factor-host.tsx';
export { PasskeySignIn } from '#web/features/security/passkey-sign-in.tsx';
export {
  type SecondFactorChallenge,
  secondFactorChallengeOf,
} from '#web/features/security/second-factor-challenge.ts';
export { SecondFactorStep } from '#web/features/security/second-factor-step.tsx';
