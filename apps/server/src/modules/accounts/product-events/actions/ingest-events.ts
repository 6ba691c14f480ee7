import type { ProductEventName, ProductEventProperties } from '@mynah/contract/product-events/product-events';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { countClientAttempt } from '../../attempts/index.ts';
import { findUser } from '../../users/index.ts';
import { allowsStatistics, maySharePerson } from '../product-events.policy.ts';
import { insertEvents } from '../product-events.store.ts';

export interface Sender {
  actor: Actor | undefined;
  ipAddress: string;
  /** By the browser, or by the signal that it sends with every request. */
  isOptedOut: boolean;
}

interface Batch {
  anonymousId?: string;
  events: readonly { eventId?: string; name: ProductEventName; properties: ProductEventProperties }[];
}

const hourMs = 3_600_000;
/** Nobody who looks around sends more. */
const mostAnHour = 600;

/** @throws Failure `rate_limit_exceeded` for who sends too much without an account */
export async function ingestEvents(platform: Platform, sender: Sender, batch: Batch): Promise<void> {
  const { db, clock } = platform;
  const { actor, isOptedOut } = sender;
  if (!actor) await countStranger(platform, sender.ipAddress);
  const user = actor && (await findUser(db, actor.userId));
  if (user && !allowsStatistics(user)) return;
  const isShared = !isOptedOut && (user === undefined || maySharePerson(user));
  const { anonymousId } = batch;
  await insertEvents(
    db,
    batch.events.map(({ eventId, name, properties }) => ({
      eventId,
      name,
      properties,
      anonymousId,
      isShared,
      workspaceId: actor?.workspaceId,
      userId: actor?.userId,
      createdAt: clock.now(),
    })),
  );
}

async function countStranger(platform: Platform, ipAddress: string): Promise<void> {
  const { attempts, retryAfterSeconds } = await countClientAttempt(platform, {
    kind: 'ingest',
    ipAddress,
    windowMs: hourMs,
  });
  if (attempts <= mostAnHour) return;
  throw new Failure('rate_limit_exceeded', 'Too many events came from here. Try again later.', {
    retryAfterSeconds,
  });
}
