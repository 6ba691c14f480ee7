export {
  type Dependent,
  type DependentsPart,
  dependentsOf,
  listDependents,
  toDependentAgent,
  toDependentResource,
} from './dependents.ts';
export { agentSecretsModule } from './module.ts';
export {
  type GivenValue,
  resolveHeaders,
  resolveValue,
  type ValueScope,
  valueInEnvironment,
} from './resolve-value.ts';
