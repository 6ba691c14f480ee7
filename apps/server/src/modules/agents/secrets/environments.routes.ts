import { defaultEnvironment } from '@mynah/contract/agents/secrets/environment-variables';
import { environmentRoutes as routes } from '@mynah/contract/agents/secrets/environments';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import { handle } from '../../../platform/http/index.ts';
import { createEnvironment, listEnvironments, removeEnvironment } from './actions/manage-environments.ts';
import type { FoundEnvironment } from './environments.store.ts';

const shown = ({ name, creatorUserId, updatedAt }: FoundEnvironment) => ({
  name,
  updated_at_unix_secs: unixSeconds(updatedAt),
  created_by_user_id: creatorUserId,
});
const production = { name: defaultEnvironment, updated_at_unix_secs: null, created_by_user_id: null };

export const environmentHttpRoutes = [
  handle(routes.list, async ({ platform, actor }) => ({
    environments: [production, ...(await listEnvironments(platform, actor)).map(shown)],
  })),
  handle(routes.create, async ({ platform, actor, body }) =>
    shown(await createEnvironment(platform, actor, body.name)),
  ),
  handle(routes.remove, async ({ platform, actor, params }) => {
    await removeEnvironment(platform, actor, params.environment);
    return undefined;
  }),
];
