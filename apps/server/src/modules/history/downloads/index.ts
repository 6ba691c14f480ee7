export { itemFileName } from './item-file-name.ts';
export { downloadRoutes } from './downloads.routes.ts';
export { spokenHistory } from './spoken-items.ts';
