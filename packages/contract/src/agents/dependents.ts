import { z } from 'zod';
import { resourceRoles } from '../workspaces/sharing.ts';

/** A tool or a server that names something: a secret, a connection. */
export const dependentResource = z.object({
  type: z.literal('available'),
  id: z.string(),
  name: z.string(),
  created_at_unix_secs: z.int(),
  access_level: z.enum(resourceRoles),
});
export type DependentResource = z.infer<typeof dependentResource>;

/** An agent that names something: a document, a tool, a secret. */
export const dependentAgent = dependentResource.extend({
  referenced_resource_ids: z.array(z.string()),
});
export type DependentAgent = z.infer<typeof dependentAgent>;
