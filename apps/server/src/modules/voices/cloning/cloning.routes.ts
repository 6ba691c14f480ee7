import { voiceCloningRoutes as routes } from '@mynah/contract/voice-cloning';
import { handle } from '../../../platform/http/index.ts';
import { getVoice } from '../actions/get-voice.ts';
import { addVoice } from './actions/add-voice.ts';
import { deleteVoice } from './actions/delete-voice.ts';
import { editVoice } from './actions/edit-voice.ts';
import { inspectSamples } from './actions/inspect-samples.ts';
import { findClone, listConsents } from './cloning.store.ts';
import { toCloneState, toConsent, toConsentTable } from './cloning.view.ts';

const ok = { status: 'ok' as const };

export const cloningRoutes = [
  handle(routes.add, async ({ platform, actor, body, signal }) => {
    const { removeBackgroundNoise = false, consent = false, labels, ...order } = body;
    const added = await addVoice(
      platform,
      actor,
      { ...order, removeBackgroundNoise, consent, labels: labels ?? undefined },
      signal,
    );
    return { voice_id: added.voiceId, requires_verification: added.requiresVerification };
  }),
  handle(routes.edit, async ({ platform, actor, params, body, signal }) => {
    const { removeBackgroundNoise = false, files = [], labels, name, description } = body;
    const change = {
      ...params,
      name,
      description,
      files,
      removeBackgroundNoise,
      labels: labels ?? undefined,
    };
    await editVoice(platform, actor, change, signal);
    return ok;
  }),
  handle(routes.remove, async ({ platform, actor, params }) => {
    await deleteVoice(platform, actor, params.voiceId);
    return ok;
  }),
  handle(routes.state, async ({ platform, actor, params }) => {
    const { rowId: voiceId } = await getVoice(platform, actor, params.voiceId);
    const clone = await findClone(platform.db, { workspaceId: actor.workspaceId, voiceId });
    return toCloneState(clone, platform.clock.now());
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
