import type { Permission, Tier, WorkspaceRole } from '@mynah/contract';

/** Who calls. Every query of a workspace's rows takes its `workspaceId`: that is the one scope. */
export interface Actor {
  kind: 'session' | 'api-key';
  userId: string;
  workspaceId: string;
  role: WorkspaceRole;
  tier: Tier;
  /** `all`, or the scopes of the key. */
  permissions: 'all' | ReadonlySet<Permission>;
  /** What the workspace lets this member do, within the role: `all`, or by all members' permissions and groups. */
  granted: 'all' | ReadonlySet<Permission>;
  /** Of the people who run the service. Sessions only. */
  isStaff?: boolean;
  /** Of an API key only. */
  apiKeyId?: string;
  /** Of a session only. */
  sessionId?: string;
  /** Where this call comes from. */
  ipAddress?: string;
}

/** What a caller may show to be let in, as it came. */
export interface Credential {
  /** `xi-api-key`, or a bearer value that looks like a key. */
  apiKey?: string;
  /** Bearer value that is no key: an access token. */
  accessToken?: string;
  /** Where the call comes from: a key may be bound to addresses. */
  ipAddress?: string;
}

/** Given by `workspaces`, wired by `runtime`. @throws Failure `invalid_api_key`, `session_expired` */
export type Authenticate = (credential: Credential) => Promise<Actor>;
