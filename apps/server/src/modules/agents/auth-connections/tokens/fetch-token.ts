import { z } from 'zod';
import { fetchOutside } from '../../../../platform/outbound/index.ts';
import type { Platform } from '../../../../platform/platform.ts';

export interface TokenRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  form: Readonly<Record<string, string>>;
  field: 'access_token' | 'id_token';
}

export interface AuthToken {
  value: string;
  lastsSeconds: number;
}

/** The server of the tokens answered, and gave none. */
export class TokenRefused extends Error {}

/** Where the answer does not say how long a token is good (RFC 6749, 5.1, only recommends it). */
const unsaidSeconds = 300;

const answered = z.looseObject({
  access_token: z.string().min(1).optional(),
  id_token: z.string().min(1).optional(),
  expires_in: z.coerce.number().positive().optional().catch(undefined),
});
const refused = z.looseObject({ error: z.string(), error_description: z.string().optional() });

/** OAuth2's token endpoint (RFC 6749). @throws TokenRefused, and Failure where the address cannot be asked */
export async function fetchToken(
  platform: Platform,
  { url, headers, form, field }: TokenRequest,
): Promise<AuthToken> {
  const answer = await fetchOutside(platform, url, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      ...headers,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(form).toString(),
  });
  const body = readJson(answer.body);
  if (answer.status < 200 || answer.status > 299) throw new TokenRefused(tellRefusal(answer.status, body));
  const parsed = answered.safeParse(body);
  const value = parsed.success ? parsed.data[field] : undefined;
  if (!value) throw new TokenRefused(`The token endpoint answered without ${field}.`);
  return { value, lastsSeconds: parsed.data?.expires_in ?? unsaidSeconds };
}

function readJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    // not JSON: then there is no token in it
    return undefined;
  }
}

function tellRefusal(status: number, body: unknown): string {
  const parsed = refused.safeParse(body);
  const said = parsed.success ? `: ${parsed.data.error_description ?? parsed.data.error}` : '';
  return `The token endpoint answered ${status}${said}`.slice(0, 300);
}
