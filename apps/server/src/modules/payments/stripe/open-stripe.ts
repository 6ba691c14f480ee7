import Stripe from 'stripe';
import type { Platform } from '../../../platform/platform.ts';

/** The version whose shapes are read here: a newer one of the account changes nothing. */
const apiVersion = '2026-10-28.endive';

export function openStripe({ config }: Pick<Platform, 'config'>, secretKey: string): Stripe {
  const { protocol, hostname, port } = new URL(config.stripeApiUrl);
  return new Stripe(secretKey, {
    apiVersion,
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port && { port }),
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
  });
}
