export { downloadOutside } from './download-outside.ts';
export { fetchOutside } from './fetch-outside.ts';
export { type OutsideFetch, openOutsideFetch } from './outside-fetch.ts';
export { requireOutsideUrl } from './outside-url.ts';
export type { OutsideAnswer, OutsideRequest } from './request-outside.ts';
export { openOutsideSocket } from './socket-outside.ts';
export { type OutsideStream, streamOutside } from './stream-outside.ts';
