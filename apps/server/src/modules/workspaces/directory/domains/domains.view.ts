import type { DomainVerification } from '@mynah/contract/workspaces/domains';
import { unixSeconds } from '../../../../platform/clock/clock.ts';
import type { DomainRow } from './domains.store.ts';

export function toDomain(row: DomainRow): DomainVerification {
  return {
    domain_verification_id: row.id,
    domain: row.domain,
    dns_txt_record: row.dnsTxtRecord,
    verified_at_unix: row.verifiedAt && unixSeconds(row.verifiedAt),
    created_at_unix: unixSeconds(row.createdAt),
  };
}
