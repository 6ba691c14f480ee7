export { OnboardingGate } from '#web/features/onboarding/onboarding-gate.tsx';
