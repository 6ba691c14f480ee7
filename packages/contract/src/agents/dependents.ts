import { z } from 'zod';
import { resourceRoles } from '../workspaces/sharing.ts';

/** An agent that names something: a document, a tool, a secret. */
export const dependentAgent = z.object({
  type: z.literal('available'),
  id: z.string(),
  name: z.string(),
  created_at_unix_secs: z.int(),
  access_level: z.enum(resourceRoles),
  referenced_resource_ids: z.array(z.string()),
});
export type DependentAgent = z.infer<typeof dependentAgent>;
