import { readdir } from 'node:fs/promises';
import type { PageDefinition } from '../../../../apps/web/src/shared/pages.ts';

const features = new URL('../../../../apps/web/src/features/', import.meta.url);

/** Who has to open a page to see what it is for. */
export type Visitor = 'owner' | 'staff' | 'stranger';

export interface DeclaredPage {
  /** As the router writes it. */
  path: string;
  visitor: Visitor;
}

/** Pages of those who run the server. */
const ofStaff = ['/app/admin', '/app/settings/outbox'];

/** Every page that the features declare, by path: a new one is in this list by itself. */
export async function listDeclaredPages(): Promise<DeclaredPage[]> {
  const files = (await readdir(features, { recursive: true })).filter((file) =>
    /^[^/]+\/pages\.ts$/.test(file),
  );
  const declared: PageDefinition[] = [];
  for (const file of files) {
    const { pages } = (await import(new URL(file, features).href)) as { pages: PageDefinition[] };
    declared.push(...pages);
  }
  return declared
    .map((page) => ({ path: page.path, visitor: visitorOf(page) }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

const visitorOf = ({ path, isEntrance }: PageDefinition): Visitor =>
  isEntrance ? 'stranger' : ofStaff.includes(path) ? 'staff' : 'owner';

/** The path with the ids of what there is. @throws Error for a parameter that nothing was made for */
export const fillIn = (path: string, ids: Readonly<Record<string, string>>): string =>
  path.replace(/\$(\w+)/g, (_, name: string) => {
    const id = ids[name];
    if (!id) throw new Error(`make an object for $${name} in example-workspace.ts`);
    return id;
  });
