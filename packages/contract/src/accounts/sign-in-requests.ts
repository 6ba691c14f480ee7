import { z } from 'zod';
import { json, route } from '../route.ts';
import { id, ok } from '../wire.ts';
import { accessToken } from './accounts.ts';

/** Eight letters, as shown with a dash in the middle. */
export const verificationCode = z
  .string()
  .max(30)
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z]{8}$/, 'Not a code of a sign-in request'));

const codeBody = z.object({ sign_in_request_verification_code: verificationCode });

export const signInRequest = z.object({
  /** As the program calls itself. */
  requester: z.string(),
  ip_address: z.string().nullable(),
  place: z.string().nullable(),
  created_at_unix: z.int(),
  expires_at_unix: z.int(),
});
export type SignInRequest = z.infer<typeof signInRequest>;

export const signInRequestRoutes = {
  create: route({
    id: 'sign-in-requests.create',
    method: 'POST',
    path: '/v1/user/sign-in-requests',
    summary: 'Request access to an account; its owner approves the program with a code',
    access: 'public',
    body: z.object({
      requester: z
        .string()
        .trim()
        .min(1)
        .max(60)
        // one line, and nothing that turns the direction of the text around it
        .regex(/^[\p{L}\p{N}\p{P}\p{S}\p{Zs}]+$/u, 'Use only letters, digits and punctuation'),
    }),
    answer: json(
      z.object({
        sign_in_request_id: z.string(),
        verification_code: z.string(),
        /** Open it in a browser: the page asks for consent. */
        verification_url: z.string(),
        poll_token: z.string(),
        expires_in: z.int(),
        /** Seconds between two polls. */
        interval: z.int(),
      }),
    ),
  }),
  collect: route({
    id: 'sign-in-requests.collect',
    method: 'POST',
    path: '/v1/user/sign-in-requests/{sign_in_request_id}/tokens',
    summary: 'Get the tokens of a sign-in request, once; 425 until someone has decided',
    access: 'public',
    params: z.object({ sign_in_request_id: id }),
    body: z.object({ poll_token: z.string().min(20).max(100) }),
    answer: json(accessToken.extend({ refresh_token: z.string() })),
  }),
  lookUp: route({
    id: 'sign-in-requests.look-up',
    method: 'POST',
    path: '/v1/user/sign-in-requests/look-up',
    summary: 'Get who is asking, before approving',
    access: 'signed-in',
    internal: true,
    body: codeBody,
    answer: json(signInRequest),
  }),
  verify: route({
    id: 'sign-in-requests.verify',
    method: 'POST',
    path: '/v1/user/sign-in-requests/verify',
    summary: 'Approve the requesting program (ACC-035, ACC-036)',
    access: 'signed-in',
    internal: true,
    body: codeBody,
    answer: json(ok),
  }),
  refuse: route({
    id: 'sign-in-requests.refuse',
    method: 'POST',
    path: '/v1/user/sign-in-requests/refuse',
    summary: 'Deny the requesting program',
    access: 'signed-in',
    internal: true,
    body: codeBody,
    answer: json(ok),
  }),
};
