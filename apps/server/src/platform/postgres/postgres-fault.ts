/** Why the embedded database cannot run, in one sentence. */
export class PostgresFault extends Error {}
