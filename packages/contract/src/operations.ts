import { z } from 'zod';
import { tiers } from './billing/plans.ts';
import { json, route } from './route.ts';
import { id, ok, optional, queryInteger } from './wire.ts';
import { seatType } from './workspaces/seats.ts';

const pack = z.object({
  name: z.string(),
  title: z.string(),
  version: z.string(),
  license: z.string(),
  size_bytes: z.int(),
  state: z.enum(['ready', 'fetch', 'build', 'missing']),
  /** How far fetching or building is, 0 to 1. */
  share: z.number().min(0).max(1),
  /** Why it could not be had when it was last wanted. */
  problem: z.string().nullable(),
});
export type Pack = z.infer<typeof pack>;

const engine = z.object({
  /** `speech`, or the task that it does. */
  task: z.string(),
  name: z.string(),
  /** Somebody else's server, which the operator named. */
  is_remote: z.boolean(),
  /** Null where another machine knows. */
  is_loaded: z.boolean().nullable(),
  /** Names of packs that it needs. */
  packs: z.array(z.string()),
  /** Of an engine that speaks. */
  voices: z.int().nullable(),
});
export type Engine = z.infer<typeof engine>;

export const serverState = z.object({
  started_at_unix: z.int(),
  runtime: z.object({ node: z.string(), postgres: z.string(), platform: z.string() }),
  roles: z.array(z.string()),
  /** The address that links carry. */
  public_url: z.string(),
  /** As `/readyz` says it; empty when all is well. */
  waiting_for: z.array(z.string()),
  sends_mail: z.boolean(),
  /** Segments of speech that wait for an engine. */
  waiting_segments: z.int(),
  engines: z.array(engine),
  packs: z.array(pack),
});
export type ServerState = z.infer<typeof serverState>;

export const storage = z.object({
  /** Of the disk with the data folder. */
  total_bytes: z.int(),
  free_bytes: z.int(),
  /** With less nothing new is kept. */
  least_free_bytes: z.int(),
  database_bytes: z.int(),
  packs_bytes: z.int(),
  /** Sounds and other files; null where a bucket keeps them. */
  files_bytes: z.int().nullable(),
  bucket: z.string().nullable(),
});
export type Storage = z.infer<typeof storage>;

export const localModel = z.object({
  state: z.enum(['none', 'preparing', 'ready']),
  /** As agents name it. */
  name: z.string(),
  /** The operator named a file: nothing is fetched, and nothing can be removed here. */
  is_own_file: z.boolean(),
  /** Of the download, 0 to 1. */
  share: z.number().min(0).max(1),
  size_bytes: z.int().nullable(),
  license: z.string().nullable(),
  /** Why it could not be had when it was last wanted. */
  problem: z.string().nullable(),
});
export type LocalModel = z.infer<typeof localModel>;

const somebody = z.object({
  user_id: z.string(),
  email: z.string(),
  first_name: z.string().nullable(),
  created_at_unix: z.int(),
  is_staff: z.boolean(),
  /** Staff by their address, which nobody can take away here. */
  is_staff_by_address: z.boolean(),
  is_locked: z.boolean(),
  /** The account is being deleted. */
  is_leaving: z.boolean(),
  workspace: z
    .object({ workspace_id: z.string(), name: z.string(), seat_type: seatType, is_owner: z.boolean() })
    .nullable(),
});
export type Somebody = z.infer<typeof somebody>;

const someWorkspace = z.object({
  workspace_id: z.string(),
  name: z.string(),
  tier: z.enum(tiers),
  owner_email: z.string(),
  members: z.int(),
  created_at_unix: z.int(),
});
export type SomeWorkspace = z.infer<typeof someWorkspace>;

const spending = z.object({
  entry_id: z.string(),
  credits: z.int(),
  product: z.string(),
  created_at_unix: z.int(),
  /** Given back already; null: nothing. */
  refunded: z.int().nullable(),
});

export const workspaceCredits = z.object({
  /** In the period that runs. */
  used: z.int(),
  /** Of the plan; null: none. */
  limit: z.int().nullable(),
  /** Beside the plan, and kept when the period ends. */
  granted: z.int(),
  period_ends_at_unix: z.int(),
  /** The newest ten. */
  spendings: z.array(spending),
});
export type WorkspaceCredits = z.infer<typeof workspaceCredits>;

const reason = z.string().trim().min(3).max(200);
const ofWorkspace = z.object({ workspace_id: id });

const search = z.object({
  search: optional(z.string().trim().max(200)),
  page_size: queryInteger(1, 100).default(20),
  /** As `next_cursor` gave it. */
  cursor: queryInteger(0, 1_000_000_000).default(0),
});
const nextCursor = z.int().nullable();

/** What the people who run the server see of it, and who is one of them. */
export const operationsRoutes = {
  server: route({
    id: 'staff.server',
    method: 'GET',
    path: '/v1/admin/server',
    summary: 'Get the health, engines and packs of this server',
    access: 'staff',
    internal: true,
    answer: json(serverState),
  }),
  storage: route({
    id: 'staff.storage',
    method: 'GET',
    path: '/v1/admin/storage',
    summary: 'Measure how much storage this server’s data uses, by scanning its files',
    access: 'staff',
    internal: true,
    answer: json(storage),
  }),
  localModel: route({
    id: 'staff.local-model',
    method: 'GET',
    path: '/v1/admin/local-model',
    summary: 'Get the language model that runs on this machine, or could',
    access: 'staff',
    internal: true,
    answer: json(localModel),
  }),
  installLocalModel: route({
    id: 'staff.install-local-model',
    method: 'POST',
    path: '/v1/admin/local-model',
    summary: 'Install a language model on this machine, in the background',
    access: 'staff',
    internal: true,
    answer: json(localModel),
  }),
  removeLocalModel: route({
    id: 'staff.remove-local-model',
    method: 'DELETE',
    path: '/v1/admin/local-model',
    summary: 'Stop using the language model that was installed on this machine',
    access: 'staff',
    internal: true,
    answer: json(localModel),
  }),
  listPeople: route({
    id: 'staff.list-people',
    method: 'GET',
    path: '/v1/admin/people',
    summary: 'List everyone with an account on this server, newest first',
    access: 'staff',
    internal: true,
    query: search,
    answer: json(z.object({ people: z.array(somebody), next_cursor: nextCursor })),
  }),
  setStaff: route({
    id: 'staff.set-staff',
    method: 'POST',
    path: '/v1/admin/people/{user_id}/staff',
    summary: 'Make someone an administrator of this server, or revoke it',
    access: 'staff',
    internal: true,
    params: z.object({ user_id: id }),
    body: z.object({ is_staff: z.boolean() }),
    answer: json(ok),
  }),
  workspaceCredits: route({
    id: 'staff.workspace-credits',
    method: 'GET',
    path: '/v1/admin/workspaces/{workspace_id}/credits',
    summary: 'Get the credits of a workspace, and what it spent last',
    access: 'staff',
    internal: true,
    params: ofWorkspace,
    answer: json(workspaceCredits),
  }),
  grantCredits: route({
    id: 'staff.grant-credits',
    method: 'POST',
    path: '/v1/admin/workspaces/{workspace_id}/credits',
    summary: 'Give a workspace credits beside those of its plan',
    access: 'staff',
    internal: true,
    params: ofWorkspace,
    body: z.object({
      credits: z.int().min(1).max(1_000_000_000),
      reason,
      /** What is left then is gone; without it, it stays. */
      expires_in_days: optional(z.int().min(1).max(3650)),
    }),
    answer: json(workspaceCredits),
  }),
  refundCredits: route({
    id: 'staff.refund-credits',
    method: 'POST',
    path: '/v1/admin/workspaces/{workspace_id}/refunds',
    summary: 'Give back what a workspace spent, once for each spending',
    access: 'staff',
    internal: true,
    params: ofWorkspace,
    body: z.object({ entry_id: id, reason }),
    answer: json(workspaceCredits),
  }),
  listWorkspaces: route({
    id: 'staff.list-workspaces',
    method: 'GET',
    path: '/v1/admin/workspaces',
    summary: 'List the workspaces of this server, newest first',
    access: 'staff',
    internal: true,
    query: search,
    answer: json(z.object({ workspaces: z.array(someWorkspace), next_cursor: nextCursor })),
  }),
};
