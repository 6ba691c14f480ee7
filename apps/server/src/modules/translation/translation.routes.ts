import { translationRoutes as routes } from '@mynah/contract/translation/translation';
import { handle } from '../../platform/http/index.ts';
import { listEngines } from './actions/list-engines.ts';
import { toEngine } from './translation.view.ts';

export const translationHttpRoutes = [
  handle(routes.listEngines, async ({ platform, query, signal }) => {
    const { engines, whatToSet } = await listEngines(platform, query, signal);
    return { engines: engines.map(toEngine), what_to_set: whatToSet };
  }),
];
