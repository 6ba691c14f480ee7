/** Every feature flag. Off unless the operator switches it on for everybody or a row does for one person. */
export const featureFlags = {
  'new-ivc': 'The new instant voice cloning flow (VOI-018).',
  onboarding_checklist: 'The checklist for new users, a test variant (NOT-022).',
} as const;

export type FeatureFlag = keyof typeof featureFlags;
export const featureFlagNames = Object.keys(featureFlags) as readonly FeatureFlag[];
