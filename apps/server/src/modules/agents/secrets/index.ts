export {
  type Dependent,
  type DependentsPart,
  dependentsOf,
  listDependents,
  toDependentAgent,
} from './dependents.ts';
export { agentSecretsModule } from './module.ts';
export { type GivenValue, resolveHeaders, resolveValue, type ValueScope } from './resolve-value.ts';
