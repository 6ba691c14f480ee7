import type { Profile } from '@node-saml/node-saml';
import { z } from 'zod';
import { Failure } from '../../../../../platform/errors/index.ts';
import type { Claims } from '../claims.ts';

/** The names that the well-known providers give their attributes, most particular first. */
const names = {
  email: [
    'email',
    'mail',
    'emailAddress',
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
    'urn:oid:0.9.2342.19200300.100.1.3',
  ],
  firstName: [
    'firstName',
    'givenName',
    'first_name',
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/givenname',
    'urn:oid:2.5.4.42',
  ],
  groups: [
    'groups',
    'memberOf',
    'http://schemas.microsoft.com/ws/2008/06/identity/claims/groups',
    'http://schemas.xmlsoap.org/claims/Group',
  ],
} as const;

const transient = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
const address = z.string().trim().toLowerCase().pipe(z.email().max(254));

/** The person that a verified assertion speaks of. @throws Failure `sso_failed` without an address */
export function samlClaims({ nameID, nameIDFormat, attributes }: Profile): Claims {
  const given = (attributes ?? {}) as Record<string, unknown>;
  const email = address.safeParse(valuesOf(given, 'email')?.[0] ?? nameID);
  if (!email.success) {
    throw new Failure(
      'sso_failed',
      'The identity provider didn’t send an email address. Set it to send the attribute "email".',
    );
  }
  const isLasting = nameID && nameIDFormat !== transient;
  return {
    subject: (isLasting ? nameID : email.data).slice(0, 500),
    email: email.data,
    firstName: valuesOf(given, 'firstName')?.[0],
    groups: valuesOf(given, 'groups'),
  };
}

function valuesOf(attributes: Record<string, unknown>, what: keyof typeof names): string[] | undefined {
  const name = names[what].find((each) => Object.hasOwn(attributes, each));
  if (!name) return undefined;
  const value = attributes[name];
  return (Array.isArray(value) ? value : [value]).filter((each): each is string => typeof each === 'string');
}
