import type { Platform } from '../../../platform/platform.ts';

/** What a value may be given by: itself, a secret, a variable of the conversation, a variable of the environment. */
export type GivenValue =
  | string
  | { secret_id: string }
  | { variable_name: string }
  | { env_var_label: string };

export interface ValueScope {
  workspaceId: string;
  /** Dynamic variables of the conversation, the system ones among them. */
  variables: Readonly<Record<string, unknown>>;
  /** `production` unless the conversation says otherwise. */
  environment: string;
}

/** @throws Failure `not_found` for a secret or variable that is gone */
export declare function resolveValue(
  platform: Platform,
  scope: ValueScope,
  given: GivenValue,
): Promise<string>;

export declare function resolveHeaders(
  platform: Platform,
  scope: ValueScope,
  headers: Readonly<Record<string, GivenValue>>,
): Promise<Record<string, string>>;

/** Headers that a stored connection to another service puts on a request (OAuth tokens are fetched and kept). */
export declare function authorizationHeaders(
  platform: Platform,
  scope: ValueScope,
  connection: { auth_connection_id: string } | { env_var_label: string },
): Promise<Record<string, string>>;
