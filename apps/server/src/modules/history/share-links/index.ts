export { shareLinksSubmodule } from './submodule.ts';
