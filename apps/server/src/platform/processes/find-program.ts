import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program by its name: on the PATH, then in the folders that are named. */
export const findProgram = (name: string, folders: readonly string[]): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), ...folders]
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find(isExecutable);

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false; // not there, or not for us: the next place is asked
  }
}
