export { downloadRoutes } from './downloads.routes.ts';
export { itemFileName } from './item-file-name.ts';
export { spokenHistory } from './spoken-items.ts';
