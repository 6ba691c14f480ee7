export { itemFileName } from './item-file-name.ts';
export { downloadsSubmodule } from './submodule.ts';
