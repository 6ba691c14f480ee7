import { z } from 'zod';
import { json, route } from '../route.ts';
import { id, ok } from '../wire.ts';

/** A domain as people paste it: perhaps an address of it, in any case, in its own script. Kept as ASCII. */
const domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(300)
  .transform((text) => asciiDomain(text.replace(/^[^@]*@/, '')))
  .pipe(
    z
      .string()
      .regex(/^(?=.{4,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{1,62}$/, 'Enter a domain'),
  );

function asciiDomain(text: string): string {
  try {
    const { host, href } = new URL(`http://${text}`);
    return href === `http://${host}/` ? host : '';
  } catch {
    // refused by the pattern that follows
    return '';
  }
}

export const domainVerification = z.object({
  domain_verification_id: z.string(),
  domain: z.string(),
  /** What a TXT record of the domain has to hold. */
  dns_txt_record: z.string(),
  /** Null until the record was seen. */
  verified_at_unix: z.int().nullable(),
  created_at_unix: z.int(),
});
export type DomainVerification = z.infer<typeof domainVerification>;

const path = '/v1/workspace/domain-verifications';
const params = z.object({ domain_verification_id: id });

export const domainRoutes = {
  list: route({
    id: 'domains.list',
    method: 'GET',
    path,
    summary: 'List the workspace’s domains and whether they’re verified',
    access: 'workspace_write',
    answer: json(z.object({ domain_verifications: z.array(domainVerification) })),
  }),
  start: route({
    id: 'domains.start',
    method: 'POST',
    path,
    summary: 'Start verifying a domain; returns the DNS record to set',
    access: 'workspace_write',
    body: z.object({ domain }),
    answer: json(domainVerification),
  }),
  check: route({
    id: 'domains.check',
    method: 'POST',
    path: `${path}/{domain_verification_id}/check`,
    summary: 'Check the DNS record of a domain now',
    access: 'workspace_write',
    params,
    answer: json(domainVerification),
  }),
  delete: route({
    id: 'domains.delete',
    method: 'DELETE',
    path: `${path}/{domain_verification_id}`,
    summary: 'Remove a domain',
    access: 'workspace_write',
    params,
    answer: json(ok),
  }),
};
