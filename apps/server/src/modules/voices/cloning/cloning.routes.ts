import { voiceCloningRoutes as routes } from '@mynah/contract/voices/voice-cloning';
import { handle } from '../../../platform/http/index.ts';
import { listProgress } from '../../../platform/workflows/index.ts';
import { getVoice } from '../catalog/index.ts';
import { addVoice } from './actions/add-voice.ts';
import { editVoice } from './actions/edit-voice.ts';
import { inspectSamples } from './actions/inspect-samples.ts';
import { findClone, listConsents } from './cloning.store.ts';
import { toCloneState, toConsent, toConsentTable } from './cloning.view.ts';

const ok = { status: 'ok' as const };

export const cloningRoutes = [
  handle(routes.add, async ({ platform, actor, body, signal }) => {
    const { removeBackgroundNoise = false, consent = false, files, labels, ...words } = body;
    const given = { ...words, labels: labels ?? undefined };
    const order = { words: given, files, removeBackgroundNoise, consent };
    const added = await addVoice(platform, actor, order, signal);
    return { voice_id: added.voiceId, requires_verification: added.requiresVerification };
  }),
  handle(routes.edit, async ({ platform, actor, params, body, signal }) => {
    const { removeBackgroundNoise = false, files = [], labels, ...words } = body;
    const given = { ...words, labels: labels ?? undefined };
    await editVoice(platform, actor, { ...params, words: given, files, removeBackgroundNoise }, signal);
    return ok;
  }),
  handle(routes.state, async ({ platform, actor, params }) => {
    const { rowId: voiceId } = await getVoice(platform, actor, params.voiceId);
    const clone = await findClone(platform.db, { workspaceId: actor.workspaceId, voiceId });
    const runId = clone?.runId;
    const progress = runId ? (await listProgress(platform.db, [runId])).get(runId) : undefined;
    return toCloneState(clone, { progress, now: platform.clock.now() });
  }),
  handle(routes.inspect, async ({ platform, actor, body, signal }) => {
    const { similarity, ceiling, ...found } = await inspectSamples(platform, actor, body.files, signal);
    return found;
  }),
  handle(routes.listConsents, async ({ platform, actor, query }) => {
    const consents = await listConsents(platform.db, actor.workspaceId, query);
    return { consents: consents.map(toConsent) };
  }),
  handle(routes.exportConsents, async ({ platform, actor, setHeader }) => {
    const consents = await listConsents(platform.db, actor.workspaceId);
    setHeader('content-disposition', 'attachment; filename="voice-consents.csv"');
    return { contentType: 'text/csv', body: new TextEncoder().encode(toConsentTable(consents)) };
  }),
];
