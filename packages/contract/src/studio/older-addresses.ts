/** What is asked of a route here. */
interface Addressed {
  path: string;
  internal?: boolean;
  aliases?: readonly string[];
}

const now = '/v1/studio/projects';
const before = '/v1/projects';

/** Where the older API had a name of its own. */
const renamed: Readonly<Record<string, string>> = {
  'projects.create': '/v1/projects/add',
  'projects.set-pronunciation-dictionaries': '/v1/projects/{project_id}/update-pronunciation-dictionaries',
};

/** The same routes at the addresses that they had before there was a studio (STU-011). */
export function withOlderAddresses<Routes extends object>(routes: Routes): Routes {
  // a closer type here would make every path and method of the routes a mere string
  const entries = Object.entries(routes as Record<string, Addressed & { id: string }>);
  const addressed = entries.map(([key, route]) => {
    const aliases = route.internal === true ? [] : olderAddresses(route);
    return [key, { ...route, ...(aliases.length > 0 && { aliases }) }];
  });
  return Object.fromEntries(addressed) as Routes;
}

function olderAddresses({ id, path }: Addressed & { id: string }): string[] {
  const older = path.startsWith(now) ? [before + path.slice(now.length)] : [];
  const name = renamed[id];
  return name === undefined ? older : [...older, name];
}
