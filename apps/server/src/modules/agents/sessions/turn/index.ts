/** Whose turn it is: by sounds, words and time. */
export { turnSettingsOf } from './turn-settings.ts';
export { TurnTaking } from './turn-taking.ts';
export type { TurnAction, TurnEvent, TurnSettings } from './turn-types.ts';
