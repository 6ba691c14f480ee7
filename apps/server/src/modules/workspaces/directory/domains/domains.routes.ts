import { domainRoutes as routes } from '@mynah/contract/workspaces/domains';
import { handle } from '../../../../platform/http/index.ts';
import { checkDomain } from './actions/check-domain.ts';
import { deleteDomain } from './actions/delete-domain.ts';
import { startDomain } from './actions/start-domain.ts';
import { listDomainRows } from './domains.store.ts';
import { toDomain } from './domains.view.ts';

export const domainRoutes = [
  handle(routes.list, async ({ platform, actor }) => {
    const rows = await listDomainRows(platform.db, actor.workspaceId);
    return { domain_verifications: rows.map(toDomain) };
  }),
  handle(routes.start, async ({ platform, actor, body, ipAddress }) =>
    toDomain(await startDomain(platform, actor, { ...body, ipAddress })),
  ),
  handle(routes.check, async ({ platform, actor, params, ipAddress }) =>
    toDomain(await checkDomain(platform, actor, { ...params, ipAddress })),
  ),
  handle(routes.delete, async ({ platform, actor, params, ipAddress }) => {
    await deleteDomain(platform, actor, { ...params, ipAddress });
    return { status: 'ok' as const };
  }),
];
