/** What a start has to do, as `/readyz` names it; what takes longest first. */
export const startSteps = ['packs', 'database', 'engines', 'start'] as const;
export type StartStep = (typeof startSteps)[number];
