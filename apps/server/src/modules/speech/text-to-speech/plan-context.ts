import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findTextsOfRequests } from '../../history/index.ts';
import type { SpeechModel } from '../../models/index.ts';
import type { planning } from '../speaking/index.ts';

/** Text around the order, for intonation only. */
interface SpeechContext {
  before?: string;
  after?: string;
}

/** Engines look at a sentence or two. */
const contextLength = 200;

/** What was said before and comes after: by request ids from the history, which count over texts, as upstream. */
export async function findContext(
  platform: Platform,
  { workspaceId }: Pick<Actor, 'workspaceId'>,
  { order, model }: { order: planning.SpeechOrder; model: SpeechModel },
): Promise<SpeechContext> {
  const textOf = async (requestIds: string[] | undefined, text: string | undefined) => {
    if (!requestIds || requestIds.length === 0) return text || undefined;
    return (await findTextsOfRequests(platform.db, workspaceId, requestIds)).join(' ') || text || undefined;
  };
  if (!model.takesContext) refuseContext(order, model);
  const before = await textOf(order.previousRequestIds, order.previousText);
  const after = await textOf(order.nextRequestIds, order.nextText);
  return { before: before?.slice(-contextLength), after: after?.slice(0, contextLength) };
}

function refuseContext(order: planning.SpeechOrder, model: SpeechModel): void {
  const given = (
    [
      ['previous_text', order.previousText],
      ['next_text', order.nextText],
      ['previous_request_ids', order.previousRequestIds],
      ['next_request_ids', order.nextRequestIds],
    ] as const
  ).find(([, value]) => value !== undefined && value.length > 0);
  if (!given) return;
  throw new Failure('unsupported_model', `${given[0]} is not supported by the model ${model.id}.`, {
    data: { param: given[0] },
  });
}
