export { knownIdsOf, knownIn, unknownIds } from './known-ids.ts';
export { agentReferencesModule } from './module.ts';
export { referenceWarnings, warningOf } from './reference-warnings.ts';
