import { generationCost } from '@mynah/contract/billing/generation-prices';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { storedActor } from '../../../platform/http/stored-actor.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findTranslators, unsupportedPair } from '../../../platform/translation/index.ts';
import { fixedPrice, Generation } from '../../billing/index.ts';
import { primaryOf } from '../dubbing.policy.ts';
import type { DubbingRow } from '../dubbings.tables.ts';
import type { NewTarget } from '../targets.tables.ts';

export const priceOfLanguage = (durationMs: number): number => generationCost('dubbing', durationMs);

/** Credits of a language, held until it is made. @throws Failure `quota_exceeded`, `disk_full` */
export const holdPrice = (platform: Platform, actor: Actor, durationMs: number): Promise<Generation> =>
  Generation.begin(platform, actor, {
    product: 'dubbing',
    price: fixedPrice(priceOfLanguage(durationMs)),
    road: 'job',
    slot: null,
  });

interface Wanted {
  source: string | null;
  target: string;
  /** The translation is there: nobody has to make it. */
  isTranslated: boolean;
}

/**
 * Before anything is charged: somebody translates between them. Where the source is still to be heard, that is asked
 * again when it was. @throws Failure `unsupported_language_pair`, `translation_unavailable`
 */
export async function requireTranslation(
  platform: Platform,
  { source, target, isTranslated }: Wanted,
  signal: AbortSignal,
): Promise<void> {
  const needsNobody = isTranslated || source === null || primaryOf(source) === primaryOf(target);
  if (!needsNobody) {
    const [best] = await findTranslators(platform, { source, target }, signal);
    if (!best) throw unsupportedPair({ source, target });
  }
  requireSpoken(platform, target);
}

/** A text in it can be said at all. Before the engines are there, nobody knows. */
function requireSpoken({ speech }: Platform, target: string): void {
  const engines = speech.engines();
  const primary = primaryOf(target);
  const isSpoken = engines.some(({ voices }) => voices.some(({ languages }) => languages.includes(primary)));
  if (isSpoken || engines.length === 0) return;
  throw new Failure('unprocessable', `No voice of this server speaks “${target}”.`, {
    loc: ['body', 'target_lang'],
  });
}

interface NewLanguage {
  language: string;
  cloningStrength?: number | undefined;
}

/** A language that has nothing yet. */
export const newTarget = (
  { clock }: Pick<Platform, 'clock'>,
  actor: Actor,
  { id: dubbingId, workspaceId }: Pick<DubbingRow, 'id' | 'workspaceId'>,
  { language, cloningStrength }: NewLanguage,
): NewTarget => ({
  id: newId(),
  dubbingId,
  workspaceId,
  language,
  state: 'queued',
  makesOutput: true,
  actor: storedActor(actor),
  cloningStrength: cloningStrength ?? null,
  credits: 0,
  isRefunded: false,
  regeneratedSeconds: 0,
  revision: 0,
  createdAt: clock.now(),
});

/** What a language says of each segment, before anything was made of it. */
export const newLine = (
  target: { id: string; dubbingId: string; workspaceId: string },
  segmentId: string,
) => ({
  targetId: target.id,
  segmentId,
  dubbingId: target.dubbingId,
  workspaceId: target.workspaceId,
  shorter: [],
  isLocked: false,
  attempt: 0,
  state: 'idle' as const,
});
