import { singleUseTokenTypes } from '@mynah/contract/accounts/single-use-tokens';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { oneOf } from '../../../../platform/db/checks.ts';
import { timestamps } from '../../../../platform/db/database.ts';
import { users } from '../../../accounts/users/users.tables.ts';
import { workspaces } from '../../workspace/workspaces.tables.ts';
import { apiKeys } from '../api-keys/api-keys.tables.ts';

/** Tokens that nobody has used yet; the use deletes the row. */
export const singleUseTokens = pgTable(
  'single_use_tokens',
  {
    /** SHA-256 in hex: tokens are random. */
    tokenHash: text('token_hash').primaryKey(),
    tokenType: text('token_type', { enum: singleUseTokenTypes }).notNull(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The key that asked for it: its tokens end with it, and what they cost counts against it. */
    apiKeyId: text('api_key_id').references(() => apiKeys.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    ...timestamps,
  },
  (table) => [
    index('single_use_tokens_expiry').on(table.expiresAt),
    index('single_use_tokens_workspace').on(table.workspaceId),
    index('single_use_tokens_user').on(table.userId),
    index('single_use_tokens_api_key').on(table.apiKeyId),
    oneOf(table.tokenType, singleUseTokenTypes),
  ],
);
