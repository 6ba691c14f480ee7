import { describe, expect, it, test } from 'vitest';
import {
  checkoutTiers,
  type Extension,
  exceedsLimit,
  isAtLeast,
  isExtendable,
  isFreeOrTrial,
  isPaid,
  isSalesManaged,
  isUnlimited,
  leastTierForFormat,
  mayCloneProfessionally,
  plans,
  professionalVoiceLimit,
  quotaLabel,
  remainingCredits,
  type Tier,
  tiers,
  voiceAddEditCap,
} from './plans.ts';

const table = <Value>(read: (tier: Tier) => Value): Record<string, Value> =>
  Object.fromEntries(tiers.map((tier) => [tier, read(tier)]));
const where = (holds: (tier: Tier) => boolean): Tier[] => tiers.filter(holds);

describe('the order of plans', () => {
  it('[BIL-034] rises from free to enterprise', () => {
    expect(tiers).toEqual([
      'free',
      'starter',
      'creator',
      'pro',
      'growing_business',
      'scale_2024_08_10',
      'trial',
      'enterprise',
    ]);
    for (let i = 1; i < tiers.length; i++) {
      expect(isAtLeast(tiers[i]!, tiers[i - 1]!)).toBe(true);
      expect(isAtLeast(tiers[i - 1]!, tiers[i]!)).toBe(false);
    }
  });

  it('[BIL-035] compares two tiers', () => {
    expect(isAtLeast('pro', 'creator')).toBe(true);
    expect(isAtLeast('pro', 'pro')).toBe(true);
    expect(isAtLeast('starter', 'pro')).toBe(false);
  });

  it('[BIL-040] knows at least starter, creator, pro and enterprise', () => {
    expect(where((tier) => isAtLeast(tier, 'starter'))).toEqual(tiers.slice(1));
    expect(where((tier) => isAtLeast(tier, 'creator'))).toEqual(tiers.slice(2));
    expect(where((tier) => isAtLeast(tier, 'pro'))).toEqual(tiers.slice(3));
  });

  it('[BIL-041] at least enterprise holds for enterprise only', () => {
    expect(where((tier) => isAtLeast(tier, 'enterprise'))).toEqual(['enterprise']);
  });

  it('[BIL-042] trial has the features of the paid plans without being paid', () => {
    expect(isAtLeast('trial', 'scale_2024_08_10')).toBe(true);
    expect(isPaid('trial')).toBe(false);
  });
});

describe('kinds of plans', () => {
  it('[BIL-036] sells five at the checkout', () => {
    expect(checkoutTiers).toEqual(['starter', 'creator', 'pro', 'growing_business', 'scale_2024_08_10']);
  });
  it('[BIL-037] leaves trial and enterprise to sales', () => {
    expect(where(isSalesManaged)).toEqual(['trial', 'enterprise']);
  });
  it('[BIL-038] pairs free and trial', () => {
    expect(where(isFreeOrTrial)).toEqual(['free', 'trial']);
  });
  it('[BIL-039] six plans are paid', () => {
    expect(where(isPaid)).toEqual([
      'starter',
      'creator',
      'pro',
      'growing_business',
      'scale_2024_08_10',
      'enterprise',
    ]);
  });
  it('[BIL-043] enterprise and trial are unlimited', () => {
    expect(where(isUnlimited)).toEqual(['trial', 'enterprise']);
    expect([plans.trial.allowance, plans.enterprise.allowance]).toEqual([-1, -1]);
  });
});

describe('what plans hold', () => {
  it('[BIL-044] [BIL-045] shows a name for each id, Scale and Business for those that differ', () => {
    expect(table((tier) => plans[tier].displayName)).toEqual({
      free: 'Free',
      starter: 'Starter',
      creator: 'Creator',
      pro: 'Pro',
      growing_business: 'Scale',
      scale_2024_08_10: 'Business',
      trial: 'Trial',
      enterprise: 'Enterprise',
    });
  });

  it('[BIL-046] [BIL-049] gives each tier its allowance', () => {
    expect(table((tier) => plans[tier].allowance)).toEqual({
      free: 0,
      starter: 0,
      creator: 1000,
      pro: 3000,
      growing_business: 20_000,
      scale_2024_08_10: 20_000,
      trial: -1,
      enterprise: -1,
    });
  });

  it('[BIL-048] an allowance of 0 refuses nobody: the character limit bounds generation', () => {
    const { allowance, characterLimit } = plans.starter;
    expect(allowance).toBe(0);
    expect(exceedsLimit(0, 1, characterLimit, false)).toBe(false);
  });

  it('[BIL-050] gives each tier its credits a month', () => {
    expect(table((tier) => plans[tier].characterLimit)).toEqual({
      free: 10_000,
      starter: 30_000,
      creator: 100_000,
      pro: 500_000,
      growing_business: 2_000_000,
      scale_2024_08_10: 11_000_000,
      trial: -1,
      enterprise: -1,
    });
  });

  it('[BIL-057] allows professional clones from creator on', () => {
    expect(table((tier) => plans[tier].professionalVoiceLimit)).toMatchObject({
      free: 0,
      starter: 0,
      creator: 1,
      pro: 1,
      growing_business: 3,
      scale_2024_08_10: 10,
    });
  });

  it('[BIL-059] gives each tier its voices', () => {
    expect(table((tier) => plans[tier].voiceLimit)).toMatchObject({
      free: 3,
      starter: 10,
      creator: 30,
      pro: 160,
      growing_business: 660,
      scale_2024_08_10: 660,
    });
  });
});

describe('the quota label', () => {
  it('[BIL-008] remaining is the limit minus what is used', () => {
    expect(remainingCredits('creator', 300, 1000)).toBe(700);
    expect(remainingCredits('creator', 1200, 1000)).toBe(0);
  });
  it('[BIL-047] -1 remaining is unlimited, and no number below zero shows', () => {
    expect(remainingCredits('enterprise', 300, 1000)).toBe(-1);
    expect(quotaLabel('enterprise', { used: 300, remaining: -1 })).toBe('Total quota remaining: unlimited');
  });
  it.each(tiers)('[BIL-051] %s', (tier) => {
    const label = quotaLabel(tier, { used: 12, remaining: 34 });
    const isUsed = tier === 'free' || tier === 'trial';
    expect(label).toBe(isUsed ? 'Total quota used: 12' : 'Total quota remaining: 34');
  });
});

describe('going beyond the limit', () => {
  it('[BIL-053] is refused above the limit unless it may be extended', () => {
    expect(exceedsLimit(90, 10, 100, false)).toBe(false);
    expect(exceedsLimit(90, 11, 100, false)).toBe(true);
    expect(exceedsLimit(90, 11, 100, true)).toBe(false);
  });

  const open: Extension = {
    tier: 'creator',
    status: 'active',
    canExtendCharacterLimit: true,
    allowedToExtendCharacterLimit: true,
  };
  test.each<[boolean, Partial<Extension>]>([
    [true, {}],
    [false, { canExtendCharacterLimit: false }],
    [false, { allowedToExtendCharacterLimit: false }],
    [false, { status: 'past_due' }],
    [true, { status: 'past_due', tier: 'enterprise' }],
    [false, { status: 'past_due', tier: 'trial' }],
    [false, { tier: 'enterprise', canExtendCharacterLimit: false }],
  ])('[BIL-054] %s with %o', (expected, change) => {
    expect(isExtendable({ ...open, ...change })).toBe(expected);
  });
});

describe('voices', () => {
  it('[BIL-055] a plan or a bought slot allows professional clones', () => {
    expect(mayCloneProfessionally('free', 1)).toBe(true);
    expect(mayCloneProfessionally('free', 0)).toBe(false);
    expect(mayCloneProfessionally('creator', 0)).toBe(true);
  });
  it('[BIL-056] the professional limit is the plan with the bought slots', () => {
    expect(professionalVoiceLimit('creator', 2)).toBe(3);
  });
  it('[BIL-058] adding and editing is capped at 1.5 times the limit plus 50, rounded', () => {
    expect(voiceAddEditCap(10)).toBe(65);
    expect(voiceAddEditCap(3)).toBe(55);
  });
});

it('opens output formats by plan', () => {
  expect(leastTierForFormat('mp3_44100_128')).toBe('free');
  expect(leastTierForFormat('mp3_44100_192')).toBe('creator');
  expect(leastTierForFormat('pcm_44100')).toBe('pro');
  expect(leastTierForFormat('wav_44100')).toBe('pro');
  expect(leastTierForFormat('pcm_24000')).toBe('free');
});
