import { interfaceLanguages } from '@mynah/contract/accounts/interface-language';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { notEmpty, oneOf } from '../../../platform/db/checks.ts';
import { timestamps } from '../../../platform/db/database.ts';

export interface GeoLocation {
  region: string | null;
  country: string | null;
  city: string | null;
}

export interface OnboardingSurvey {
  firstName?: string;
  role?: string;
  subrole?: string;
  timezone?: string;
  source?: string;
}

/** Where a new person came from: the click of a partner program, the account at a marketplace. */
export interface SignUpSource {
  pid?: string;
  xid?: string;
  /** The procurement account that Google Cloud Marketplace vouched for. */
  gcpMarketplaceAccount?: string;
}

export interface Consent {
  statistics: boolean;
  marketing: boolean;
  preferences: boolean;
  decidedAtUnix: number;
}

const userKinds = ['person', 'service-account'] as const;

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** A service account is a user without a password and without a mailbox of its own. */
    kind: text('kind', { enum: userKinds }).notNull().default('person'),
    /** Lower case. */
    email: text('email').notNull(),
    /** argon2id; null for people who sign in elsewhere. */
    passwordHash: text('password_hash'),
    firstName: text('first_name'),
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    isOnboardingCompleted: boolean('is_onboarding_completed').notNull().default(true),
    isOnboardingChecklistCompleted: boolean('is_onboarding_checklist_completed').notNull().default(true),
    onboardingSurvey: jsonb('onboarding_survey').$type<OnboardingSurvey>(),
    /** Null until the checklist is initiated (NOT-013). */
    checklistId: text('checklist_id'),
    checklistHidden: boolean('checklist_hidden').notNull().default(false),
    checklistItemsCompleted: text('checklist_items_completed').array().notNull().default(sql`'{}'`),
    /** Null until it is told, once (ACC-043). */
    signUpSource: jsonb('sign_up_source').$type<SignUpSource>(),
    agreesToProductUpdates: boolean('agrees_to_product_updates').notNull().default(false),
    geoLocation: jsonb('geo_location').$type<GeoLocation>(),
    /** When each of the six was accepted, by its key on the wire (ACC-013). */
    termsAgreedTo: jsonb('terms_agreed_to').$type<Record<string, number>>().notNull().default({}),
    acceptedBipaTermsAt: timestamp('accepted_bipa_terms_at', { withTimezone: true }),
    /** Notices that were shown, by key (ACC-012). */
    promptsShown: jsonb('prompts_shown').$type<Record<string, boolean>>().notNull().default({}),
    ccpaOptOut: boolean('ccpa_opt_out').notNull().default(false),
    /** When the person chose it; until then the law of their place and the signal of their browser count (PRV-023). */
    ccpaChosenAt: timestamp('ccpa_chosen_at', { withTimezone: true }),
    /** What may be recorded of them, as they last decided (PRV-020); null until they do. */
    consent: jsonb('consent').$type<Consent>(),
    hasAlphaAccess: boolean('has_alpha_access').notNull().default(false),
    alphaAccessRequestedAt: timestamp('alpha_access_requested_at', { withTimezone: true }),
    /** Stands in links to what this person shared, in place of the id. */
    publicUserId: text('public_user_id').default(sql`replace(gen_random_uuid()::text, '-', '')`),
    publicUserName: text('public_user_name'),
    /** Lower case; the profile page opens under it (PUB-011). */
    profilePageHandle: text('profile_page_handle'),
    /** Of the app; null follows the browser. */
    interfaceLanguage: text('interface_language', { enum: interfaceLanguages }),
    referralLinkCode: text('referral_link_code'),
    /** Of the people who run the server, whatever their address: who set it up, and whom such a person made one. */
    isStaff: boolean('is_staff').notNull().default(false),
    isProducer: boolean('is_producer').notNull().default(false),
    isInProbation: boolean('is_in_probation').notNull().default(false),
    moderationWarningDismissedAt: timestamp('moderation_warning_dismissed_at', { withTimezone: true }),
    /** E.164, confirmed by a code. */
    phoneNumber: text('phone_number'),
    /** Sign-in is refused from then on; the rows go 14 days later. */
    deletionRequestedAt: timestamp('deletion_requested_at', { withTimezone: true }),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    uniqueIndex('users_public_user_id').on(table.publicUserId),
    uniqueIndex('users_profile_page_handle').on(table.profilePageHandle),
    uniqueIndex('users_referral_link_code').on(table.referralLinkCode),
    oneOf(table.kind, userKinds),
    oneOf(table.interfaceLanguage, interfaceLanguages),
    ...notEmpty(table.email),
    index('users_deletion').on(table.deletionRequestedAt),
  ],
);
