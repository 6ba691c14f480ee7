import { dubbingEditorRoutes as routes } from '@mynah/contract/dubbing/editor';
import type { ResourceRole } from '@mynah/contract/workspaces/sharing';
import { Failure } from '../../platform/errors/index.ts';
import { type Actor, answerFile, handle } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { saveEditor } from './actions/save-editor.ts';
import { showEditor, showLines, showSpeakers } from './actions/show-editor.ts';
import { getDubbing, getTargetIn, requireDubbing } from './dubbing.policy.ts';
import { editDubbing, touchTarget } from './editing/edit-dubbing.ts';
import { orderLines } from './editing/order-lines.ts';
import { newLine } from './making/begin-language.ts';
import { storedFile } from './stored-files.ts';
import { findTake, putLine } from './targets.store.ts';

interface OfLanguage {
  platform: Platform;
  actor: Actor;
  params: { dubbingId: string; languageCode: string };
}

async function open({ platform, actor, params }: OfLanguage, least: ResourceRole) {
  const dubbing = await requireDubbing(platform, actor, params.dubbingId, least);
  return { dubbing, target: await getTargetIn(platform, dubbing, params.languageCode) };
}

type Making = OfLanguage & { body: { segmentIds: string[]; again?: boolean }; signal: AbortSignal };

async function make(call: Making, state: 'translating' | 'speaking') {
  const { platform, actor, body, signal } = call;
  const { dubbing, target } = await open(call, 'editor');
  const { segmentIds, again = false } = body;
  await orderLines(platform, { actor, dubbing, target, segmentIds, state, again, signal });
  return { revision: dubbing.version, lines: await showLines(platform, dubbing, target, segmentIds) };
}

const takeNotFound = (): Failure => new Failure('dubbing_take_not_found', 'Take not found in this dubbing.');

export const editorHttpRoutes = [
  handle(routes.get, async (call) => {
    const { dubbing, target } = await open(call, 'viewer');
    const { segmentIds } = call.query;
    return showEditor(call.platform, call.actor, { dubbing, target, segmentIds });
  }),
  handle(routes.save, async (call) => {
    const { platform, actor, body } = call;
    const { dubbing, target } = await open(call, 'editor');
    const revision = await saveEditor(platform, actor, { dubbing, target }, body);
    const ids = body.lines.map(({ segmentId }) => segmentId);
    return {
      revision,
      lines: await showLines(platform, dubbing, target, ids),
      speakers: await showSpeakers(platform, actor, dubbing),
    };
  }),
  handle(routes.translate, (call) => make(call, 'translating')),
  handle(routes.speak, (call) => make(call, 'speaking')),
  handle(routes.chooseTake, async (call) => {
    const { platform, params, body } = call;
    const { dubbing, target } = await open(call, 'editor');
    const take = await findTake(platform.db, dubbing, body.takeId);
    if (take?.targetId !== target.id || take.segmentId !== params.segmentId) throw takeNotFound();
    const { version } = await editDubbing(platform, dubbing, { ofSource: false }, async ({ transaction }) => {
      const chosen = { takeId: take.id, attempt: take.attempt };
      await putLine(transaction, newLine(target, params.segmentId), chosen);
      await touchTarget(transaction, target);
    });
    return {
      revision: version,
      lines: await showLines(platform, dubbing, target, [params.segmentId]),
    };
  }),
  handle(routes.takeAudio, async (call) => {
    const { platform, actor, params } = call;
    const dubbing = await getDubbing(platform, actor, params.dubbingId);
    const take = await findTake(platform.db, dubbing, params.takeId);
    if (!take) throw takeNotFound();
    const { audioBlob: key, audioBytes: sizeBytes } = take;
    const file = storedFile(platform, { key, sizeBytes, contentType: 'audio/wav' });
    return answerFile(file, { range: call.header('range'), setHeader: call.setHeader });
  }),
];
