import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { extensionPoint } from '../../../platform/extensions.ts';
import type { Platform } from '../../../platform/platform.ts';

export interface Owner {
  userId: string;
  workspaceId: string;
}

export interface ExportedFile {
  /** Within the module's folder of the archive: `items.json`. */
  path: string;
  body: Uint8Array | AsyncIterable<Uint8Array>;
}

/** What a person owns in one module: counted before a deletion, exported, erased, moved with them, handed over. */
export interface OwnedMaterial {
  /** `history`; a folder of the export, a line of what will be lost. */
  name: string;
  count(db: Queryable, owner: Owner): Promise<number>;
  /** Made while it is read, so that an archive of any size fits. */
  exportFiles(platform: Platform, owner: Owner): AsyncIterable<ExportedFile>;
  /** Rows and blobs. Idempotent: a crash in the middle repeats it. */
  erase(platform: Platform, owner: Owner): Promise<void>;
  /** The person joins another workspace and brings it along. */
  move(transaction: Transaction, owner: Owner, toWorkspaceId: string): Promise<void>;
  /** The person leaves; somebody else of the workspace has it from now on. */
  handOver(transaction: Transaction, owner: Owner, toUserId: string): Promise<void>;
}
export const ownedMaterial = extensionPoint<OwnedMaterial>('accounts.owned-material');
