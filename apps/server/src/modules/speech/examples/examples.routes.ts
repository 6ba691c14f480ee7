import { exampleRoutes as routes } from '@mynah/contract/speech/examples';
import { handle } from '../../../platform/http/index.ts';
import { getExample } from './actions/get-example.ts';
import { toExample } from './examples.view.ts';

export const exampleHttpRoutes = [
  handle(routes.get, async ({ platform, params }) => toExample(await getExample(platform, params.tool))),
  handle(routes.audio, async ({ platform, params, setHeader }) => {
    const made = await getExample(platform, params.tool);
    setHeader('cache-control', 'no-cache');
    return { contentType: 'audio/mpeg', body: made[params.side].sound.bytes };
  }),
];
