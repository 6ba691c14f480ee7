import { extend } from '../../../platform/extensions.ts';
import type { Room } from '../../../platform/http/index.ts';
import { spokenItems } from '../../voices/library/index.ts';
import { downloadRoutes } from './downloads.routes.ts';
import { spokenHistory } from './spoken-items.ts';

export const downloadsSubmodule: Room = {
  routes: downloadRoutes,
  extensions: [extend(spokenItems, spokenHistory)],
};
