import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/db/database.ts';
import type { WorkspaceRow } from '../../workspace/index.ts';
import { workspaces } from '../../workspace/workspaces.tables.ts';
import { identityProviders, type OidcSettings, type SamlSettings } from './single-sign-on.tables.ts';

export type ProviderRow = typeof identityProviders.$inferSelect;
export type ProviderOf<Settings extends SamlSettings | OidcSettings> = ProviderRow & { settings: Settings };
export type SamlProvider = ProviderOf<SamlSettings>;
export type OidcProvider = ProviderOf<OidcSettings>;

export const isSaml = (provider: ProviderRow): provider is SamlProvider => provider.settings.kind === 'saml';
export const isOidc = (provider: ProviderRow): provider is OidcProvider => provider.settings.kind === 'oidc';

export async function insertProvider(
  db: Queryable,
  provider: typeof identityProviders.$inferInsert,
): Promise<ProviderRow> {
  const [row] = await db.insert(identityProviders).values(provider).returning();
  return row!;
}

export async function listProviderRows(db: Queryable, workspaceId: string): Promise<ProviderRow[]> {
  return db
    .select()
    .from(identityProviders)
    .where(eq(identityProviders.workspaceId, workspaceId))
    .orderBy(asc(identityProviders.createdAt), asc(identityProviders.id));
}

export async function findProviderRow(
  db: Queryable,
  workspaceId: string,
  providerId: string,
): Promise<ProviderRow | undefined> {
  const [row] = await db
    .select()
    .from(identityProviders)
    .where(and(eq(identityProviders.workspaceId, workspaceId), eq(identityProviders.id, providerId)));
  return row;
}

export interface ProviderHome {
  provider: ProviderRow;
  workspace: WorkspaceRow;
}

/** Before there is an actor, the provider itself gives the workspace. */
export async function findProviderHome(db: Queryable, providerId: string): Promise<ProviderHome | undefined> {
  const [row] = await db
    .select({ provider: identityProviders, workspace: workspaces })
    .from(identityProviders)
    .innerJoin(workspaces, eq(workspaces.id, identityProviders.workspaceId))
    .where(eq(identityProviders.id, providerId));
  return row;
}

/** Those that people may use now. */
export async function listUsableProviders(db: Queryable, workspaceId: string): Promise<ProviderRow[]> {
  return db
    .select()
    .from(identityProviders)
    .where(and(eq(identityProviders.workspaceId, workspaceId), eq(identityProviders.isDisabled, false)))
    .orderBy(asc(identityProviders.createdAt), asc(identityProviders.id));
}

export async function updateProvider(
  db: Queryable,
  { workspaceId, id }: Pick<ProviderRow, 'workspaceId' | 'id'>,
  change: Partial<Omit<ProviderRow, 'id' | 'workspaceId'>>,
): Promise<ProviderRow> {
  const [row] = await db
    .update(identityProviders)
    .set(change)
    .where(and(eq(identityProviders.workspaceId, workspaceId), eq(identityProviders.id, id)))
    .returning();
  return row!;
}

export async function deleteProviderRow(
  db: Queryable,
  { workspaceId, id }: Pick<ProviderRow, 'workspaceId' | 'id'>,
): Promise<void> {
  await db
    .delete(identityProviders)
    .where(and(eq(identityProviders.workspaceId, workspaceId), eq(identityProviders.id, id)));
}
