export { LoudnessMatch } from './match-loudness.ts';
export { textToDialogueModule } from './module.ts';
export { type PlannedTurn, planTurns } from './plan-turns.ts';
