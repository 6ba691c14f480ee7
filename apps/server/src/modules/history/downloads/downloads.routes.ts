import { downloadRoutes as routes } from '@mynah/contract/downloads';
import { handle } from '../../../platform/http/index.ts';
import { downloadItems } from './actions/download-items.ts';

export const downloadRoutes = [
  handle(routes.download, async ({ platform, actor, body, setHeader }) => {
    const { fileName, ...answer } = await downloadItems(platform, actor, body);
    setHeader('content-disposition', `attachment; filename="${fileName}"`);
    return answer;
  }),
];
