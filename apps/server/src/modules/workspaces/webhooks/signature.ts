import { createHmac } from 'node:crypto';

/**
 * `t=…,v0=…`: the time in unix seconds and, for each secret, the HMAC-SHA256 in hex over `<t>.<body>`. Official
 * verifiers split at the comma without trimming, look at the first `v0` alone, and refuse what is older than 30 minutes.
 */
export const signatureHeader = (
  secrets: readonly string[],
  { seconds, body }: { seconds: number; body: string },
): string =>
  [`t=${seconds}`, ...secrets.map((secret) => `v0=${hmac(secret, `${seconds}.${body}`)}`)].join(',');

const hmac = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');
