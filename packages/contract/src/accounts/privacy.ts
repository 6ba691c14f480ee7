import { z } from 'zod';
import { bytes, json, route } from '../route.ts';
import { ok, queryInteger } from '../wire.ts';
import { consentDecision } from './consent-schema.ts';
import { location } from './location-schema.ts';
import { agreements } from './terms.ts';

export const deletionPreview = z.object({
  /** What will be lost: `history`, `voices`, ... */
  material: z.array(z.object({ name: z.string(), count: z.int() })),
  /** The caller owns a workspace with others in it, which must have another owner first. */
  must_transfer_ownership: z.boolean(),
});
export type DeletionPreview = z.infer<typeof deletionPreview>;

const second = z.int().nullable();
export const privacyRecord = z.object({
  email: z.string(),
  created_at_unix: z.int(),
  location: location.nullable(),
  live_sessions: z.int(),
  /** Where the account was made from, as the browser told it. */
  has_sign_up_source: z.boolean(),
  consent: consentDecision.nullable(),
  ccpa_opt_out: z.boolean(),
  /** Agreements, each with the second of it. */
  terms_agreed_to: z.record(z.string(), z.int()),
  /** What the person owns, as many of each: `history`, `voices`, ... */
  material: z.array(z.object({ name: z.string(), count: z.int() })),
  activity: z.object({
    count: z.int(),
    first_at_unix: second,
    days_kept: z.int(),
    is_forwarded: z.boolean(),
  }),
});
export type PrivacyRecord = z.infer<typeof privacyRecord>;

const activityEvent = z.object({
  id: z.int(),
  name: z.string(),
  /** What the name means. */
  text: z.string(),
  properties: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  at_unix: z.int(),
});
export type ActivityEvent = z.infer<typeof activityEvent>;

export const privacyRoutes = {
  decideConsent: route({
    id: 'user.consent',
    method: 'PUT',
    path: '/v1/user/consent',
    summary: 'Decide what may be recorded of the caller’s use of the app',
    access: 'signed-in',
    internal: true,
    body: consentDecision,
    answer: json(ok),
  }),
  privacyRecord: route({
    id: 'user.privacy',
    method: 'GET',
    path: '/v1/user/privacy',
    summary: 'Get what this server knows of the caller',
    access: 'signed-in',
    internal: true,
    answer: json(privacyRecord),
  }),
  activity: route({
    id: 'user.activity',
    method: 'GET',
    path: '/v1/user/activity',
    summary: 'List the product events of the caller, newest first',
    access: 'signed-in',
    internal: true,
    query: z.object({
      page_size: queryInteger(1, 100).default(30),
      /** The id of the last event that was read. */
      before: queryInteger(1, Number.MAX_SAFE_INTEGER).optional(),
    }),
    answer: json(z.object({ events: z.array(activityEvent), has_more: z.boolean() })),
  }),
  eraseActivity: route({
    id: 'user.erase-activity',
    method: 'DELETE',
    path: '/v1/user/activity',
    summary: 'Erase the product events of the caller',
    access: 'signed-in',
    internal: true,
    answer: json(ok),
  }),
  acceptBiometricTerms: route({
    id: 'user.accept-bipa-terms',
    method: 'POST',
    path: '/v1/user/accept-bipa-terms',
    summary: 'Accept the biometric terms',
    access: 'user_write',
    answer: json(ok),
  }),
  acceptTerms: route({
    id: 'user.accept-terms',
    method: 'POST',
    path: '/v1/user/accept-terms',
    summary: 'Agree to the terms of one product',
    access: 'user_write',
    body: z.object({ agreement: z.enum(agreements) }),
    answer: json(ok),
  }),
  geolocation: route({
    id: 'geolocation.get',
    method: 'GET',
    path: '/v1/geolocation',
    summary: 'Get the caller’s location as reported by the proxy in front of the server; null if unknown',
    access: 'public',
    answer: json(location),
  }),
  exportData: route({
    id: 'user.export',
    method: 'GET',
    path: '/v1/user/export',
    summary: 'Export all of the caller’s data as a zip file',
    access: 'signed-in',
    answer: bytes('application/zip'),
  }),
  previewDeletion: route({
    id: 'user.deletion-preview',
    method: 'GET',
    path: '/v1/user/deletion-preview',
    summary: 'Preview what deleting the account would remove',
    access: 'signed-in',
    answer: json(deletionPreview),
  }),
  deleteAccount: route({
    id: 'user.delete',
    method: 'DELETE',
    path: '/v1/user/delete',
    summary: 'Delete the account: sign-in stops at once, and everything is erased after 14 days',
    access: 'signed-in',
    answer: json(ok),
  }),
  restoreOwnAccount: route({
    id: 'user.restore',
    method: 'POST',
    path: '/v1/user/restore-account',
    summary:
      'Restore a deleted account with the link from the email, within 14 days; the person then signs in',
    access: 'public',
    body: z.object({ code: z.string().min(1).max(200) }),
    answer: json(z.object({ email: z.string() })),
  }),
};
