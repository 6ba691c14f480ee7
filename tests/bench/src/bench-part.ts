import type { BareFleet } from './bare/bare-fleet.ts';
import type { Amounts } from './options.ts';
import type { PeerState } from './peer/start-peer.ts';
import type { Table } from './report/table.ts';
import type { BenchServer } from './server/start-server.ts';
import type { TextSupply } from './texts.ts';

/** What runs while the parts measure, one after the other. */
export interface BenchContext {
  server: BenchServer;
  peer: PeerState;
  bare: BareFleet;
  /** Speech processes of the server, and as many of the bare model. */
  processes: number;
  /** For parts that start a server of their own. */
  packsFolder: string;
  texts: TextSupply;
  amounts: Amounts;
  tell(line: string): void;
}

/** What a part measured: for people and for programs. */
export interface PartResult {
  tables: Table[];
  figures: unknown;
}

export type BenchPart = (context: BenchContext) => Promise<PartResult>;
