/** Who may talk to an agent, and from where. */
export { enter } from './enter.ts';
export { getSignedUrl } from './get-signed-url.ts';
export { takePlace } from './limits.ts';
