import type { ToolName } from '@mynah/contract/speech/tools';
import type { TaskName } from '@mynah/engine-spec/tasks';
import type { z } from 'zod';
import type { Transaction } from '../../../platform/db/database.ts';
import type { EnginePool } from '../../../platform/engines/engine-pool.ts';
import { extensionPoint } from '../../../platform/extensions.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { MediaFile } from '../../../platform/media/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Generation } from '../../billing/index.ts';
import type { ToolOutcome } from './tool-runs.tables.ts';

/** What a tool gets to make something with. */
export interface Making<Order = unknown> {
  platform: Platform;
  actor: Actor;
  order: Order;
  requestId: string;
  /** The recording on this machine's disk; there until it is made. */
  source: MediaFile | undefined;
  /** Names what is kept of it; the tool completes it, and calls `finish` in that transaction. */
  generation: Generation;
  /** Whatever was asked of them in an earlier try is not computed again. */
  engines: EnginePool;
  signal: AbortSignal;
  /** How much there is to do of the tool's `task`: samples, or answers. */
  expect(total: number): Promise<void>;
  finish(transaction: Transaction, outcome: ToolOutcome): Promise<void>;
}

export interface ToolDefinition<Order> {
  name: ToolName;
  /** How an order looks that was written down. */
  order: z.ZodType<Order>;
  /** What progress is measured by: the samples that engines answer to it, or their answers where they get none. */
  task: TaskName;
  /** The same at every try, but for what engines do; ends with `finish`. */
  make(making: Making<Order>): Promise<void>;
}

export interface Tool extends Omit<ToolDefinition<unknown>, 'order'> {}

/** Checks what was written down before the tool gets it. */
export const defineTool = <Order>({ order, ...tool }: ToolDefinition<Order>): Tool => ({
  ...tool,
  make: (making) => tool.make({ ...making, order: order.parse(making.order) }),
});

/** What is made in the background when the app orders it. */
export const tools = extensionPoint<Tool>('speech.tools');
