import { usageRoutes as routes } from '@mynah/contract/usage';
import { handle } from '../../platform/http/index.ts';
import { getCharacterStats } from './actions/get-character-stats.ts';
import { getReport } from './actions/get-report.ts';
import { getUsageOverTime } from './actions/get-usage-over-time.ts';
import { listGenerated } from './actions/list-requests.ts';
import { toReport, toUsageTable } from './report.view.ts';

export const usageHttpRoutes = [
  handle(routes.characterStats, ({ platform, actor, query }) => getCharacterStats(platform, actor, query)),
  handle(routes.overTime, ({ platform, actor, body }) => getUsageOverTime(platform, actor, body)),
  handle(routes.requests, ({ platform, actor, body }) => listGenerated(platform, actor, body)),
  handle(routes.report, async ({ platform, actor, query }) =>
    toReport(await getReport(platform, actor, query)),
  ),
  handle(routes.download, async ({ platform, actor, query, setHeader }) => {
    const report = await getReport(platform, actor, query);
    setHeader('content-disposition', 'attachment; filename="usage.csv"');
    const table = [...toUsageTable(report, query.breakdown)].join('');
    return { contentType: 'text/csv; charset=utf-8', body: new TextEncoder().encode(table) };
  }),
];
