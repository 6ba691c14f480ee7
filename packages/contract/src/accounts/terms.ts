import { z } from 'zod';

/** What a person agrees to on its own; each is kept as the second of the agreement (ACC-013, ACC-014). */
export const agreements = [
  'conversational_ai_agreement',
  'voice_design_agreement',
  'licensing',
  'privacy',
  'content',
  'publishing_payouts_agreement',
] as const;
export type Agreement = (typeof agreements)[number];

const second = z.int().nullable();
export const termsAgreedTo = z.object({
  conversational_ai_agreement_unix: second,
  voice_design_agreement_unix: second,
  licensing_unix: second,
  privacy_unix: second,
  content_unix: second,
  publishing_payouts_agreement_unix: second,
});
