import type { Transaction } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { storedActor } from '../../../platform/http/stored-actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { normalTag } from '../../../platform/translation/index.ts';
import type { Reservation } from '../../billing/index.ts';
import { getTarget, requireOffered } from '../dubbing.policy.ts';
import { tellChanged } from '../dubbing-events.ts';
import { lockDubbing } from '../dubbings.store.ts';
import type { DubbingRow } from '../dubbings.tables.ts';
import { holdPrice, newLine, newTarget, requireTranslation } from '../making/begin-language.ts';
import { startLanguage } from '../making/start-language.ts';
import { listSegments } from '../segments.store.ts';
import { addLines, findTargetIn, insertTarget, updateTarget } from '../targets.store.ts';
import type { TargetRow } from '../targets.tables.ts';

interface NewLanguageOrder {
  language: string;
  /** The field that names it. */
  field: string;
  cloningStrength?: number | undefined;
  /** By segment or by its external id: nobody has to translate. */
  translations?: Readonly<Record<string, string>> | undefined;
}

/**
 * Dubs into a further language, without taking the source apart again; one that failed is begun anew.
 * @throws Failure `dubbing_language_exists`, `quota_exceeded`, `invalid_transcript`, and as `requireTranslation`
 */
export async function addLanguage(
  platform: Platform,
  actor: Actor,
  dubbing: DubbingRow,
  { language, field, cloningStrength, translations }: NewLanguageOrder,
  signal: AbortSignal,
): Promise<TargetRow> {
  const tag = requireOffered(language, field);
  const before = await findTargetIn(platform.db, dubbing, tag);
  if (before && before.state !== 'failed') throw exists(tag);
  requireSource(dubbing);
  if (translations && dubbing.state === 'ready') await requireAll(platform, dubbing, translations);
  const isTranslated = translations !== undefined;
  await requireTranslation(platform, { source: dubbing.language, target: tag, isTranslated }, signal);
  const generation = await holdPrice(platform, actor, dubbing.durationMs);
  const fresh = newTarget(platform, actor, dubbing, { language: tag, cloningStrength });
  const write = async (transaction: Transaction, reservation: Reservation): Promise<string> => {
    // whether its source is ready must not change meanwhile
    const locked = await lockDubbing(transaction, dubbing);
    if (!locked) throw new Failure('dubbing_not_found', 'Dubbing not found in this workspace.');
    requireSource(locked);
    const before = await findTargetIn(transaction, locked, tag);
    if (before && before.state !== 'failed') throw exists(tag);
    const order = { reservation, translations: translations ?? null };
    const target = before ?? (await insertTarget(transaction, { ...fresh, ...order }));
    const started = { ...order, state: 'queued' as const, isRefunded: false, actor: storedActor(actor) };
    await updateTarget(transaction, target, started);
    if (locked.state === 'ready')
      await startLanguage(platform, transaction, locked, { ...target, ...started });
    await tellChanged(platform, transaction, dubbing);
    return target.id;
  };
  let id = '';
  try {
    await generation.carry(async (transaction, reservation) => {
      id = await write(transaction, reservation);
    });
  } catch (cause) {
    await generation.release();
    throw cause;
  }
  return getTarget(platform, dubbing, id);
}

function requireSource({ state }: DubbingRow): void {
  if (state === 'failed')
    throw new Failure('conflict', 'The source of this dubbing couldn’t be prepared. Create it anew.');
}

async function requireAll(
  { db }: Platform,
  dubbing: DubbingRow,
  translations: Readonly<Record<string, string>>,
): Promise<void> {
  const wanted = (await listSegments(db, dubbing)).map(({ id, externalId }) => externalId ?? id);
  const isWhole =
    wanted.every((id) => translations[id]?.trim()) && Object.keys(translations).length === wanted.length;
  if (isWhole) return;
  throw new Failure('invalid_transcript', 'Translate every segment of the source exactly once.', {
    loc: ['body', 'translations'],
  });
}

/** An empty language: nothing is translated or spoken, and nothing is paid yet. @throws Failure `dubbing_language_exists` */
export async function addEmptyLanguage(
  platform: Platform,
  actor: Actor,
  dubbing: DubbingRow,
  language: string,
): Promise<void> {
  const tag = requireOffered(language, 'language');
  await platform.db.transaction(async (transaction) => {
    await lockDubbing(transaction, dubbing);
    if (await findTargetIn(transaction, dubbing, normalTag(tag))) throw exists(tag);
    const target = await insertTarget(transaction, {
      ...newTarget(platform, actor, dubbing, { language: tag }),
      state: 'stale',
      makesOutput: false,
    });
    const segments = await listSegments(transaction, dubbing);
    await addLines(
      transaction,
      segments.map(({ id }) => newLine(target, id)),
    );
  });
}

const exists = (tag: string): Failure =>
  new Failure('dubbing_language_exists', `This dubbing is made in “${tag}” already.`);
