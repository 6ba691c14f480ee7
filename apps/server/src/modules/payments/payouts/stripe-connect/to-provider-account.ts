import type Stripe from 'stripe';
import type { ProviderAccount } from '../provider/index.ts';

/** Names of what Stripe asks for a tax form: `individual.id_number`, `company.tax_id`, `individual.ssn_last_4`. */
const ofTaxForm = /(^|\.)(tax_id|id_number|ssn_last_4|vat_id|tax_id_registrar)$|^settings\.tax_forms/;

const asked = (names: readonly string[] | null | undefined): string[] => [...(names ?? [])];

export function toProviderAccount(account: Stripe.Account): ProviderAccount {
  const { requirements } = account;
  const due = [...new Set([...asked(requirements?.past_due), ...asked(requirements?.currently_due)])];
  const inReview = asked(requirements?.pending_verification);
  const isSubmitted = account.details_submitted === true;
  return {
    account: account.id,
    isSubmitted,
    takesTransfers: account.capabilities?.transfers === 'active',
    paysOut: account.payouts_enabled === true,
    requirements: due,
    taxForm: taxFormOf({ isSubmitted, due, inReview }),
    closedFor: closedFor(requirements?.disabled_reason),
  };
}

function taxFormOf({
  isSubmitted,
  due,
  inReview,
}: {
  isSubmitted: boolean;
  due: readonly string[];
  inReview: readonly string[];
}): ProviderAccount['taxForm'] {
  if (!isSubmitted || due.some((name) => ofTaxForm.test(name))) return 'missing';
  return inReview.some((name) => ofTaxForm.test(name)) ? 'in_review' : 'complete';
}

/** `requirements.past_due` and the like only say that something is due; `rejected.fraud` that the account is closed. */
const closedFor = (reason: string | null | undefined): string | null =>
  reason?.startsWith('rejected.') || reason === 'listed' || reason === 'platform_paused' ? reason : null;
