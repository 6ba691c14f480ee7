import type { AgentPlatformSettings } from '@mynah/contract/agents/config/platform-settings';
import { Failure } from '../../../../platform/errors/index.ts';

/** Only pages of the agent’s list may talk to it, and this server’s own. @throws Failure `origin_not_allowed` */
export function requireOrigin(
  { allowlist, require_origin_header: isRequired }: AgentPlatformSettings['auth'],
  { origin, ownUrl }: { origin: string | undefined; ownUrl: string },
): void {
  if (allowlist.length === 0) return;
  if (origin === undefined) {
    if (!isRequired) return;
    throw new Failure('origin_not_allowed', 'This agent can only be talked to from its websites.');
  }
  const { host, hostname } = hostOf(origin);
  if (host === hostOf(ownUrl).host) return;
  if (allowlist.some((item) => fits(item.hostname, { host, hostname }))) return;
  throw new Failure('origin_not_allowed', `This agent can’t be talked to from ${hostname || 'this page'}.`);
}

function hostOf(origin: string): { host: string; hostname: string } {
  try {
    const { host, hostname } = new URL(origin);
    return { host, hostname };
  } catch {
    // `null`, of pages without an origin
    return { host: '', hostname: '' };
  }
}

/** `example.com`, `localhost:3000`, `*.example.com`; people also paste whole addresses. */
function fits(listed: string, { host, hostname }: { host: string; hostname: string }): boolean {
  const name = listed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/, '');
  if (name.startsWith('*.')) return hostname.endsWith(name.slice(1));
  return name !== '' && (name === host || name === hostname);
}
