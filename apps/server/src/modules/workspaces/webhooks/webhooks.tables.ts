import { deliveryTypes, type WebhookEvent } from '@mynah/contract/workspaces/webhook-events';
import { deliveryStates } from '@mynah/contract/workspaces/webhooks';
import {
  type AnyPgColumn,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { needs, notNegative, oneOf } from '../../../platform/db/checks.ts';
import { timestamps } from '../../../platform/db/database.ts';
import { users } from '../../accounts/users/users.tables.ts';
import { workspaces } from '../workspace/workspaces.tables.ts';

export interface OAuth2ClientCredentials {
  tokenUrl: string;
  clientId: string;
  sealedClientSecret: string;
  scopes: string[];
}

const webhookAuthTypes = ['hmac', 'oauth2'] as const;

export const webhooks = pgTable(
  'webhooks',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Null: the workspace's; else one person's own, of the settings page (WSP-070). */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    url: text('url').notNull(),
    authType: text('auth_type', { enum: webhookAuthTypes }).notNull(),
    /** Of HMAC; the one before stays valid while it is exchanged. */
    sealedSecret: text('sealed_secret'),
    sealedPreviousSecret: text('sealed_previous_secret'),
    previousSecretEndsAt: timestamp('previous_secret_ends_at', { withTimezone: true }),
    oauth2: jsonb('oauth2').$type<OAuth2ClientCredentials>(),
    /** Of OAuth2: the token that the deliveries carry, till it ends or is refused. */
    sealedAccessToken: text('sealed_access_token'),
    accessTokenEndsAt: timestamp('access_token_ends_at', { withTimezone: true }),
    /** Sealed values by name: they are credentials more often than not. */
    requestHeaders: jsonb('request_headers').$type<Record<string, string>>().notNull().default({}),
    /** Null: all. */
    events: jsonb('events').$type<WebhookEvent[]>(),
    retriesEnabled: boolean('retries_enabled').notNull().default(true),
    isDisabled: boolean('is_disabled').notNull().default(false),
    /** By the server, after too many failures. */
    isAutoDisabled: boolean('is_auto_disabled').notNull().default(false),
    failuresInARow: integer('failures_in_a_row').notNull().default(0),
    lastFailureStatus: integer('last_failure_status'),
    lastFailureAt: timestamp('last_failure_at', { withTimezone: true }),
    lastSuccessAt: timestamp('last_success_at', { withTimezone: true }),
    ...timestamps,
  },
  (table) => [
    index('webhooks_workspace').on(table.workspaceId),
    index('webhooks_user').on(table.userId),
    oneOf(table.authType, webhookAuthTypes),
    needs(table.authType, 'hmac', table.sealedSecret),
    needs(table.authType, 'oauth2', table.oauth2),
    ...notNegative(table.failuresInARow, table.lastFailureStatus),
  ],
);

/** One event for one webhook, with how it went. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: text('id').primaryKey(),
    sequence: bigserial('sequence', { mode: 'number' }).notNull(),
    webhookId: text('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    event: text('event', { enum: deliveryTypes }).notNull(),
    /** The body as it is signed and sent. */
    body: text('body').notNull(),
    state: text('state', { enum: deliveryStates }).notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** What was sent with the body at the last attempt; credentials are left out. */
    requestHeaders: jsonb('request_headers').$type<Record<string, string>>().notNull().default({}),
    responseStatus: integer('response_status'),
    /** Its beginning. */
    responseBody: text('response_body'),
    failure: text('failure'),
    /** Milliseconds of the last attempt. */
    durationMs: integer('duration_ms'),
    lastAttemptAt: timestamp('last_attempt_at', { withTimezone: true }),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }),
    /** The delivery that this one repeats. */
    replayOf: text('replay_of').references((): AnyPgColumn => webhookDeliveries.id, { onDelete: 'set null' }),
    ...timestamps,
  },
  (table) => [
    index('webhook_deliveries_webhook').on(table.webhookId, table.sequence),
    index('webhook_deliveries_created').on(table.createdAt),
    index('webhook_deliveries_workspace').on(table.workspaceId),
    index('webhook_deliveries_replay').on(table.replayOf),
    oneOf(table.event, deliveryTypes),
    oneOf(table.state, deliveryStates),
    ...notNegative(table.attempts, table.responseStatus, table.durationMs),
  ],
);
