import {
  isExtendable,
  mayCloneProfessionally,
  plans,
  professionalVoiceLimit,
  type Tier,
  unlimitedCharacters,
  voiceAddEditCap,
} from '@mynah/contract';
import type { Subscription } from '@mynah/contract/accounts/user';
import { unixSeconds } from '../../platform/clock/clock.ts';
import { limitOf } from './credit-limit.ts';
import type { CreditAccountRow } from './credits.store.ts';

export function toSubscription(account: CreditAccountRow, tier: Tier): Subscription {
  const { canExtend, allowedToExtend, maxExtension } = account;
  const status = account.status as Subscription['status'];
  const mayExtend = isExtendable({
    tier,
    status,
    canExtendCharacterLimit: canExtend,
    allowedToExtendCharacterLimit: allowedToExtend,
  });
  return {
    tier,
    status,
    currency: null,
    billing_period: null,
    character_refresh_period: 'monthly_period',
    character_count: account.used,
    character_limit: shownLimit(account, tier),
    max_character_limit_extension: maxExtension ?? (mayExtend ? null : 0),
    max_credit_limit_extension: maxExtension ?? (mayExtend ? 'unlimited' : 0),
    can_extend_character_limit: canExtend,
    allowed_to_extend_character_limit: allowedToExtend,
    allowed_to_use_projects_api: true,
    next_character_count_reset_unix: unixSeconds(account.periodEndsAt),
    ...voiceFields(tier, account.extraProfessionalVoices),
    current_overage: { amount: '0', currency: 'usd' },
    moderation: {
      is_in_probation: false,
      enterprise_check_nogo_voice: false,
      enterprise_background_moderation_enabled: false,
    },
    next_invoice: null,
    open_invoices: [],
    has_open_invoices: false,
    pending_change: account.cancelsAt && {
      kind: 'cancellation',
      timestamp_seconds: unixSeconds(account.cancelsAt),
    },
    has_used_starter_coupon_on_account: false,
    has_used_creator_coupon_on_account: false,
    is_eligible_for_starter_promo: false,
  };
}

/** What may be used in this period, credits beside the plan included. */
function shownLimit(account: CreditAccountRow, tier: Tier): number {
  const limit = limitOf(account, tier);
  return limit === null ? unlimitedCharacters : limit + account.granted;
}

/** The limits; how many slots are used, `voices` adds. */
const voiceFields = (tier: Tier, extraSlots: number) => ({
  voice_slots_used: 0,
  professional_voice_slots_used: 0,
  professional_voice_slots_used_in_workspace: 0,
  voice_limit: plans[tier].voiceLimit,
  max_voice_add_edits: voiceAddEditCap(plans[tier].voiceLimit),
  voice_add_edit_counter: 0,
  professional_voice_limit: professionalVoiceLimit(tier, extraSlots),
  extra_pvc_slots: extraSlots,
  can_extend_voice_limit: false,
  can_use_instant_voice_cloning: tier !== 'free',
  can_use_professional_voice_cloning: mayCloneProfessionally(tier, extraSlots),
});
