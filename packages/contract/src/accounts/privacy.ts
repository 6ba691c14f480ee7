import { z } from 'zod';
import { bytes, json, route } from '../route.ts';
import { ok } from '../wire.ts';
import { location } from './location-schema.ts';
import { agreements } from './terms.ts';

export const deletionPreview = z.object({
  /** What will be lost: `history`, `voices`, ... */
  material: z.array(z.object({ name: z.string(), count: z.int() })),
  /** The caller owns a workspace with others in it, which must have another owner first. */
  must_transfer_ownership: z.boolean(),
});
export type DeletionPreview = z.infer<typeof deletionPreview>;

export const privacyRoutes = {
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
