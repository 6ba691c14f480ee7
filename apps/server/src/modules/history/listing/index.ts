export { listingSubmodule } from './submodule.ts';
