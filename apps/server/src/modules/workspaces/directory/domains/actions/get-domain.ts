import { Failure } from '../../../../../platform/errors/index.ts';
import type { Actor } from '../../../../../platform/http/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { type DomainRow, findDomainRow } from '../domains.store.ts';

/** @throws Failure `domain_verification_not_found`, also for that of another workspace */
export async function getDomain({ db }: Platform, { workspaceId }: Actor, id: string): Promise<DomainRow> {
  const row = await findDomainRow(db, { workspaceId, id });
  if (!row) throw new Failure('domain_verification_not_found', 'Domain not found in this workspace.');
  return row;
}
