import type { Session } from '@mynah/contract/accounts/sessions';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import { describeDevice } from '../clients/index.ts';
import type { SessionRow } from './own-sessions.store.ts';

export function toSession(row: SessionRow, currentSessionId: string | undefined): Session {
  const { name, kind } = describeDevice(row.userAgent);
  // a browser that is open renews its token every few minutes
  const lastSeen = Math.max(row.rotatedAt.getTime(), row.lastSeenAt?.getTime() ?? 0);
  return {
    session_id: row.id,
    device: name,
    device_kind: kind,
    place: row.place,
    ip_address: row.ipAddress,
    granted_to: row.grantedTo,
    is_current: row.id === currentSessionId,
    created_at_unix: unixSeconds(row.createdAt),
    last_seen_unix: unixSeconds(new Date(lastSeen)),
  };
}
