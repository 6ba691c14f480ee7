import { workspaceRoles } from '@mynah/contract';
import { boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { oneOf } from '../../../../platform/db/checks.ts';
import { timestamps } from '../../../../platform/db/database.ts';
import { users } from '../../../accounts/users/users.tables.ts';
import { workspaces } from '../../workspace/workspaces.tables.ts';

export interface SamlSettings {
  kind: 'saml';
  identityProviderEntityId: string;
  signInUrl: string;
  /** PEM, one or more while they are exchanged. */
  certificates: string[];
  metadataUrl?: string;
  /** People may start at the provider's own page (IdP-initiated). */
  allowsProviderStart: boolean;
}

export interface OidcSettings {
  kind: 'oidc';
  issuer: string;
  clientId: string;
  sealedClientSecret?: string;
}

export const identityProviders = pgTable(
  'identity_providers',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    settings: jsonb('settings').$type<SamlSettings | OidcSettings>().notNull(),
    isDisabled: boolean('is_disabled').notNull().default(false),
    /** New people become members with this role; null: only who was invited. */
    defaultRole: text('default_role', { enum: workspaceRoles }),
    /** From a group's name at the provider to a group's id here. */
    groupMapping: jsonb('group_mapping').$type<Record<string, string>>().notNull().default({}),
    ...timestamps,
  },
  (table) => [
    index('identity_providers_workspace').on(table.workspaceId),
    oneOf(table.defaultRole, workspaceRoles),
  ],
);

/** A sign-in on its way through a provider. */
export const singleSignOnStates = pgTable(
  'single_sign_on_states',
  {
    stateHash: text('state_hash').primaryKey(),
    providerId: text('provider_id')
      .notNull()
      .references(() => identityProviders.id, { onDelete: 'cascade' }),
    /** Nonce, PKCE verifier, request id, where to go afterwards. */
    payload: jsonb('payload').$type<Record<string, string>>().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('single_sign_on_states_expiry').on(table.expiresAt),
    index('single_sign_on_states_provider').on(table.providerId),
  ],
);

/** Assertions that were used: none counts twice. */
export const usedAssertions = pgTable(
  'used_assertions',
  {
    providerId: text('provider_id')
      .notNull()
      .references(() => identityProviders.id, { onDelete: 'cascade' }),
    assertionId: text('assertion_id').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('used_assertions_id').on(table.providerId, table.assertionId),
    index('used_assertions_expiry').on(table.expiresAt),
  ],
);

/** A person as a provider knows them. */
export const externalIdentities = pgTable(
  'external_identities',
  {
    id: text('id').primaryKey(),
    providerId: text('provider_id')
      .notNull()
      .references(() => identityProviders.id, { onDelete: 'cascade' }),
    subject: text('subject').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('external_identities_subject').on(table.providerId, table.subject),
    index('external_identities_user').on(table.userId),
  ],
);
