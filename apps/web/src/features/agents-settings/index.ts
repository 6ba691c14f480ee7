export { connectionsQuery } from '#web/features/agents-settings/connections/connections.requests.ts';
export { type Secret, secretChoicesQuery } from '#web/features/agents-settings/secrets/secrets.requests.ts';
export { variablesQuery } from '#web/features/agents-settings/variables/variables.requests.ts';
