import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';

/** A path as an address of this server. @throws Failure `invalid_request` where it would lead to another one */
export function ownAddress(platform: Pick<Platform, 'publicUrl'>, path: string): string {
  const origin = new URL(platform.publicUrl());
  const address = URL.canParse(path, origin) ? new URL(path, origin) : undefined;
  if (!path.startsWith('/') || address?.origin !== origin.origin)
    throw new Failure('invalid_request', 'Give a path on this server, such as /app/payouts.', {
      data: { param: 'relative_redirect_path' },
    });
  return address.href;
}
