import type { PackState } from '@mynah/models';

/** The model packs that this process wants, for the person who runs the server. */
export interface KnownPacks {
  states(): Promise<PackState[]>;
}
