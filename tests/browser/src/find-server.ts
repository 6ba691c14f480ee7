import { type StartedServer, startServer } from './start-server.ts';

/** Which voices a server speaks with: the robotic ones, or those of `MYNAH_PACKS`. */
export type Voices = 'quick' | 'neural';

/** What the workers learn of a server that they share. */
export interface SharedServer {
  url: string;
  dataFolder: string;
}

/** How the process that starts the workers tells them where its door is, and how a server speaks by its engine. */
export const doorVariable = 'MYNAH_SHARED_SERVERS';
export const engineVariable = 'MYNAH_QUICK_ENGINE';

/** Models for all that is not speech, and for neural voices. */
export const packs = { MYNAH_PACKS: process.env.MYNAH_PACKS ?? '' };

/** The server of all workers; it is started when the first of them asks. */
export async function findSharedServer(voices: Voices): Promise<SharedServer> {
  const answer = await fetch(`${process.env[doorVariable]}/${voices}`);
  if (!answer.ok) throw new Error(`the server did not start: ${await answer.text()}`);
  return (await answer.json()) as SharedServer;
}

/** For a journey whose server has settings of its own. */
export const startOwnServer = (environment: Record<string, string>): Promise<StartedServer> =>
  startServer({ ...packs, ...JSON.parse(process.env[engineVariable] ?? '{}'), ...environment });
