/** Plans as pure tables (BIL-034 to BIL-059). Which tier a workspace has is a column that billing sets. */
export const tiers = [
  'free',
  'starter',
  'creator',
  'pro',
  'growing_business',
  'scale_2024_08_10',
  'trial',
  'enterprise',
] as const;
export type Tier = (typeof tiers)[number];

export interface Plan {
  /** BIL-044; ids and names are separate, never derive one from the other. */
  displayName: string;
  /** The allowance behind the quota label (BIL-046); -1 is unlimited. */
  allowance: number;
  /** Credits a month (BIL-050); -1 is unlimited. Operators may override. */
  characterLimit: number;
  /** Generations at once; undefined is no limit but the engines' own queue. */
  concurrency: number | undefined;
  voiceLimit: number;
  professionalVoiceLimit: number;
  seats: number;
  /** Studio projects (BIL-060). */
  projectLimit: number;
  /** Credits that a month leaves may be used for so many months more, while the plan is paid. */
  rolloverMonths: number;
}

const plan = (
  displayName: string,
  allowance: number,
  characterLimit: number,
  concurrency: number | undefined,
  [voiceLimit, professionalVoiceLimit, seats]: [number, number, number],
  projectLimit = 1000,
  rolloverMonths = 2,
): Plan => ({
  displayName,
  allowance,
  characterLimit,
  concurrency,
  voiceLimit,
  professionalVoiceLimit,
  seats,
  projectLimit,
  rolloverMonths,
});

export const plans: Readonly<Record<Tier, Plan>> = {
  free: plan('Free', 0, 10_000, 2, [3, 0, 1], 3, 0),
  starter: plan('Starter', 0, 30_000, 3, [10, 0, 1], 20),
  creator: plan('Creator', 1_000, 100_000, 5, [30, 1, 1]),
  pro: plan('Pro', 3_000, 500_000, 10, [160, 1, 1]),
  growing_business: plan('Scale', 20_000, 2_000_000, 15, [660, 3, 3]),
  scale_2024_08_10: plan('Business', 20_000, 11_000_000, 15, [660, 10, 5]),
  trial: plan('Trial', -1, -1, undefined, [10_000, 100, 25], 1000, 0),
  enterprise: plan('Enterprise', -1, -1, undefined, [10_000, 100, 25], 1000, 0),
};

/** `character_limit` of a workspace without limit: clients expect a number. */
export const unlimitedCharacters = 1_000_000_000_000;

/** BIL-035: by the order of `tiers`. */
export const isAtLeast = (tier: Tier, least: Tier): boolean => tiers.indexOf(tier) >= tiers.indexOf(least);
/** BIL-036. */
export const checkoutTiers: readonly Tier[] = tiers.slice(0, 6).filter((tier) => tier !== 'free');
/** BIL-037. */
export const isSalesManaged = (tier: Tier): boolean => tier === 'trial' || tier === 'enterprise';
/** BIL-038. */
export const isFreeOrTrial = (tier: Tier): boolean => tier === 'free' || tier === 'trial';
/** BIL-039. */
export const isPaid = (tier: Tier): boolean => !isFreeOrTrial(tier);
/** BIL-043. */
export const isUnlimited = (tier: Tier): boolean => plans[tier].characterLimit === -1;

export interface Extension {
  tier: Tier;
  status: string;
  canExtendCharacterLimit: boolean;
  allowedToExtendCharacterLimit: boolean;
}

/** BIL-054: may the workspace go beyond its limit? */
export const isExtendable = (workspace: Extension): boolean =>
  workspace.canExtendCharacterLimit &&
  workspace.allowedToExtendCharacterLimit &&
  (workspace.status === 'active' || workspace.tier === 'enterprise');

/** BIL-053. */
export const exceedsLimit = (used: number, requested: number, limit: number, extendable: boolean): boolean =>
  !extendable && used + requested > limit;

/** BIL-008; -1 is unlimited (BIL-047). */
export const remainingCredits = (tier: Tier, used: number, limit: number): number =>
  isUnlimited(tier) ? -1 : Math.max(0, limit - used);

/** BIL-051; `remaining` as `remainingCredits` gives it, both written by `format`. */
export const quotaLabel = (
  tier: Tier,
  { used, remaining }: { used: number; remaining: number },
  format: (count: number) => string = String,
): string =>
  isFreeOrTrial(tier)
    ? `Total quota used: ${format(used)}`
    : `Total quota remaining: ${remaining === -1 ? 'unlimited' : format(remaining)}`;

/** BIL-055. */
export const mayCloneProfessionally = (tier: Tier, extraSlots: number): boolean =>
  plans[tier].professionalVoiceLimit > 0 || extraSlots > 0;
/** BIL-056. */
export const professionalVoiceLimit = (tier: Tier, extraSlots: number): number =>
  plans[tier].professionalVoiceLimit + extraSlots;
/** BIL-058. */
export const voiceAddEditCap = (voiceLimit: number): number => Math.round(1.5 * voiceLimit + 50);

/** The least tier that may ask for an output format (upstream's gates). */
export function leastTierForFormat(format: string): Tier {
  if (format.startsWith('mp3_') && format.endsWith('_192')) return 'creator';
  return format === 'pcm_44100' || format === 'wav_44100' ? 'pro' : 'free';
}
