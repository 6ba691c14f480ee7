export { onboardingModule } from './module.ts';
export { toOnboarding } from './onboarding.view.ts';
