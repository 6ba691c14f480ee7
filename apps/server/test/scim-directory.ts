import { expect } from 'vitest';
import { makeSignOnOffice, type SignOnOffice } from './sign-on-office.ts';

type Body = Record<string, unknown>;

/** As Entra writes it. */
export const entraUser = (name: string, more: object = {}) => ({
  schemas: [
    'urn:ietf:params:scim:schemas:core:2.0:User',
    'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User',
  ],
  externalId: `entra-${name}`,
  userName: `${name}@acme.example`,
  active: true,
  displayName: `${name} Hopper`,
  emails: [{ primary: true, type: 'work', value: `${name}@acme.example` }],
  meta: { resourceType: 'User' },
  name: { formatted: `${name} Hopper`, familyName: 'Hopper', givenName: name },
  'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { department: 'Navy' },
  ...more,
});

/** As Okta writes it. */
export const oktaUser = (name: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  userName: `${name}@acme.example`,
  name: { givenName: name, familyName: 'Hopper' },
  emails: [{ primary: true, value: `${name}@acme.example`, type: 'work' }],
  displayName: `${name} Hopper`,
  locale: 'en-US',
  externalId: `okta-${name}`,
  groups: [],
  password: '1mz050nq',
  active: true,
});

export const patch = (...operations: object[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations: operations,
});

export interface Directory {
  office: SignOnOffice;
  scim(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; headers: Headers; body: Body }>;
  /** The id of the user that was made. */
  make(resource: Body): Promise<string>;
}

/** A workspace with a verified domain, and a directory that holds a key to its SCIM service. */
export async function makeDirectory(): Promise<Directory> {
  const office = await makeSignOnOffice();
  await office.verifyDomain('acme.example');
  const json = { name: 'directory', permissions: ['scim_provision'] };
  const { xi_api_key: key } = await office.asAdmin<{ xi_api_key: string }>('/v1/user/create-api-key', json);

  async function scim(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const answer = await office.app.fetch(`/scim/v2${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body ? { 'content-type': 'application/scim+json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      headers: answer.headers,
      body: (text ? JSON.parse(text) : undefined) as Body,
    };
  }

  async function make(resource: Body): Promise<string> {
    const { status, body } = await scim('POST', '/Users', resource);
    expect(status, JSON.stringify(body)).toBe(201);
    return body.id as string;
  }

  return { office, scim, make };
}
