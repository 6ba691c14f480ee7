import { isUniqueViolation } from '../../../../../platform/db/is-unique-violation.ts';
import { Failure } from '../../../../../platform/errors/index.ts';
import type { Actor } from '../../../../../platform/http/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { recordAudit } from '../../../../audit/index.ts';
import { requireSingleSignOn } from '../../single-sign-on.policy.ts';
import { type DomainRow, findDomainHolder, setVerified } from '../domains.store.ts';
import { getDomain } from './get-domain.ts';

interface Check {
  domainVerificationId: string;
  ipAddress: string;
}

/** Looks for the record now. Answers the row as it stands: verified, or still without. @throws `domain_taken` */
export async function checkDomain(
  platform: Platform,
  actor: Actor,
  { domainVerificationId, ipAddress }: Check,
): Promise<DomainRow> {
  const { db, clock } = platform;
  const row = await getDomain(platform, actor, domainVerificationId);
  requireSingleSignOn(actor);
  if (row.verifiedAt) return row;
  const records = await findRecords(platform, row.domain);
  if (!records.some((record) => record.trim() === row.dnsTxtRecord)) return row;
  const now = clock.now();
  await db.transaction(async (transaction) => {
    const holder = await findDomainHolder(transaction, row.domain);
    if (holder) throw taken(row.domain);
    await setVerified(transaction, row, now).catch((cause) => {
      throw isUniqueViolation(cause) ? taken(row.domain) : cause;
    });
    const details = { domain: row.domain };
    const entry = { className: 'domain', activityName: 'verify', targetId: row.id, details, ipAddress };
    await recordAudit(transaction, actor, entry, now);
    await platform.events.append(transaction, {
      name: 'domain.verified',
      workspaceId: actor.workspaceId,
      payload: { domain_verification_id: row.id },
    });
  });
  return { ...row, verifiedAt: now };
}

async function findRecords({ dns }: Platform, domain: string): Promise<string[]> {
  try {
    return await dns.findTxt(domain);
  } catch (cause) {
    throw new Failure('dns_unavailable', 'The name servers didn’t respond. Try again in a minute.', {
      cause,
    });
  }
}

const taken = (domain: string): Failure =>
  new Failure('domain_taken', `Another workspace on this server has already verified ${domain}.`);
