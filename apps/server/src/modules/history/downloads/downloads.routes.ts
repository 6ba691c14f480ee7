import { downloadRoutes as routes } from '@mynah/contract/history/downloads';
import { typeOfExtension } from '@mynah/contract/media-types';
import { attachment, handle } from '../../../platform/http/index.ts';
import { getHistoryItem } from '../items/index.ts';
import { downloadItems } from './actions/download-items.ts';

import { itemFileName } from './item-file-name.ts';
import { subtitleFile } from './item-subtitles.ts';

export const downloadRoutes = [
  handle(routes.download, async ({ platform, actor, body, setHeader, signal }) => {
    const { fileName, ...answer } = await downloadItems(platform, actor, { ...body, signal });
    setHeader('content-disposition', attachment(fileName));
    return answer;
  }),
  handle(routes.subtitles, async ({ platform, actor, params, query, setHeader }) => {
    const item = await getHistoryItem(platform, actor, params.historyItemId);
    const body = subtitleFile(item, query.format);
    setHeader('content-disposition', attachment(itemFileName(item).replace(/\.\w+$/, `.${query.format}`)));
    return { contentType: `${typeOfExtension(query.format)}; charset=utf-8`, body };
  }),
];
