/** The modules of the server, lowest tier first (ARCHITECTURE.md). A new module gets its place here. */
export const tiers: readonly (readonly string[])[] = [
  ['audit', 'accounts', 'workspaces', 'notifications'],
  ['billing', 'safety'],
  ['voices', 'dictionaries', 'models'],
  ['speech', 'history', 'translation'],
  ['studio', 'audio-native', 'dubbing', 'agents'],
  ['publishing', 'productions', 'payments'],
  ['site', 'website', 'operations', 'usage'],
];

export const tierOf = (module: string): number => tiers.findIndex((tier) => tier.includes(module));
