/**
 * Where an event comes from: the `app` says it itself, a `call` of the API has succeeded in the app, `either` the app or
 * the server (which knows of calls of programs, too), or only the `server`, and then it is refused from a browser
 * (PRV-046).
 */
export interface EventDefinition {
  /** What has happened, in a sentence. */
  text: string;
  from: 'app' | 'call' | 'either' | 'server';
  /** Methods and paths, for events that calls tell. */
  calls?: readonly string[];
}

export const inApp = (text: string): EventDefinition => ({ text, from: 'app' });
export const byEither = (text: string): EventDefinition => ({ text, from: 'either' });
export const byServer = (text: string): EventDefinition => ({ text, from: 'server' });
export const byCall = (text: string, ...calls: readonly string[]): EventDefinition => ({
  text,
  from: 'call',
  calls,
});
