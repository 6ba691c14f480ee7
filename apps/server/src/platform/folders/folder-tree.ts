import { Failure } from '../errors/index.ts';

/** A folder, and the one that it stands in; null at the top. */
export interface FolderNode {
  id: string;
  name: string;
  parentId: string | null;
}

/** Folders by their ids, and the way to each from the top. */
export class FolderTree {
  readonly #folders: Map<string, FolderNode>;

  constructor(folders: readonly FolderNode[]) {
    this.#folders = new Map(folders.map((folder) => [folder.id, folder]));
  }

  /** From the top down to the folder itself; none for the top. */
  pathOf(folderId: string | null): { id: string; name: string }[] {
    const path: { id: string; name: string }[] = [];
    const seen = new Set<string>();
    for (let at = folderId; at !== null && !seen.has(at); ) {
      seen.add(at);
      const folder = this.#folders.get(at);
      if (!folder) break;
      path.unshift({ id: folder.id, name: folder.name });
      at = folder.parentId;
    }
    return path;
  }

  has(folderId: string): boolean {
    return this.#folders.has(folderId);
  }

  /** @throws Failure `unprocessable` for a folder that would stand in itself */
  requireNotInside(folderId: string, target: string | null): void {
    if (!this.pathOf(target).some(({ id }) => id === folderId)) return;
    throw new Failure('unprocessable', 'A folder can’t be moved into itself.', { loc: ['body', 'move_to'] });
  }
}
