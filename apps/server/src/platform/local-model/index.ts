/** A language model that runs on this machine, once somebody wants it. */
export {
  LocalModel,
  type LocalModelOptions,
  type LocalModelState,
  type PacksOnDemand,
} from './local-model.ts';
