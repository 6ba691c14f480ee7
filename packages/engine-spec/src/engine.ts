/** What an engine process hands to an engine when it makes it. */
export interface EngineHome {
  /** Absolute folder of a built model pack, or undefined when the pack is not on this machine. */
  packFolder(pack: string): string | undefined;
  /** Threads that one inference may use. */
  threads: number;
  /** Of one process of a machine: the other cores, while no other process needs them. */
  idleCores?: IdleCores | undefined;
  /** One plain sentence, without any of the user's text. */
  log(message: string, fields?: Record<string, string | number | boolean>): void;
}

/** Cores that are lent for a moment in which somebody waits. */
export interface IdleCores {
  /** Threads of an inference on all cores of the machine. */
  threads: number;
  /** Whether no other process needs them now; asked before each inference that would use them. */
  areFree(): boolean;
}

/**
 * Makes an engine. Cheap: nothing is loaded before `warm`.
 * Returns undefined when the packs it needs are not on this machine.
 */
export type EngineFactory<Engine> = (home: EngineHome) => Engine | undefined;
