import type { SingleUseTokenType } from '@mynah/contract/single-use-tokens';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { timestamps } from '../../../../platform/db/database.ts';
import { users } from '../../../accounts/users/index.ts';
import { workspaces } from '../../workspace/workspaces.tables.ts';
import { apiKeys } from '../api-keys/api-keys.tables.ts';

/** Tokens that nobody has used yet; the use deletes the row. */
export const singleUseTokens = pgTable(
  'single_use_tokens',
  {
    /** SHA-256 in hex: tokens are random. */
    tokenHash: text('token_hash').primaryKey(),
    tokenType: text('token_type').$type<SingleUseTokenType>().notNull(),
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
  (table) => [index('single_use_tokens_expiry').on(table.expiresAt)],
);
