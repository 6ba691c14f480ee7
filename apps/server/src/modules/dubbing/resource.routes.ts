import { dubbingResourceRoutes as routes } from '@mynah/contract/dubbing/resource';
import type { Actor } from '../../platform/http/index.ts';
import { handle } from '../../platform/http/index.ts';
import { tellWarnings } from '../../platform/http/tell-warnings.ts';
import type { Platform } from '../../platform/platform.ts';
import { normalTag } from '../../platform/translation/index.ts';
import { addEmptyLanguage } from './actions/add-language.ts';
import { findSimilarVoices } from './actions/find-similar-voices.ts';
import { hearSegments } from './actions/hear-segments.ts';
import { orderExport } from './actions/order-export.ts';
import { getDubbing, getTargetIn, requireDubbing, requireReady } from './dubbing.policy.ts';
import type { DubbingRow } from './dubbings.tables.ts';
import { addSegment, changeSegment, removeSegment } from './editing/change-source.ts';
import { addSpeaker, changeSpeaker, requireVoice } from './editing/change-speakers.ts';
import { changeTranslation } from './editing/change-translation.ts';
import { editDubbing } from './editing/edit-dubbing.ts';
import { orderLines } from './editing/order-lines.ts';
import { ignoredOptions } from './ignored-options.ts';
import { toMs } from './of-project.ts';
import { readFull } from './read-full.ts';
import { toResource } from './resource.view.ts';
import { listTargets } from './targets.store.ts';
import type { TargetRow } from './targets.tables.ts';

interface OfDubbing {
  platform: Platform;
  actor: Actor;
  params: { dubbingId: string };
}

const changed = ({ platform, actor, params }: OfDubbing) =>
  requireDubbing(platform, actor, params.dubbingId, 'editor');

const ofSource = { ofSource: true };
const notOfSource = { ofSource: false };

/** Named ones, or all. @throws Failure `dubbing_language_not_found` */
async function targetsOf(
  platform: Platform,
  dubbing: DubbingRow,
  languages: readonly string[] | undefined,
): Promise<TargetRow[]> {
  if (!languages || languages.length === 0) return listTargets(platform.db, [dubbing.id]);
  return Promise.all(languages.map((language) => getTargetIn(platform, dubbing, language)));
}

type Making = OfDubbing & { body: { segments: string[]; languages?: string[] }; signal: AbortSignal };

async function makeLines(call: Making, state: 'translating' | 'speaking'): Promise<{ version: number }> {
  const { platform, actor, body, signal } = call;
  const dubbing = await changed(call);
  requireReady(dubbing);
  const segmentIds = body.segments.length > 0 ? body.segments : undefined;
  for (const target of await targetsOf(platform, dubbing, body.languages))
    await orderLines(platform, { actor, dubbing, target, segmentIds, state, signal });
  const { version } = await editDubbing(platform, dubbing, notOfSource, async () => {});
  return { version };
}

export const resourceHttpRoutes = [
  handle(routes.get, async ({ platform, actor, params }) => {
    const dubbing = await getDubbing(platform, actor, params.dubbingId);
    requireReady(dubbing);
    return toResource(platform, await readFull(platform, dubbing));
  }),
  handle(routes.addLanguage, async (call) => {
    const { platform, actor, body } = call;
    const dubbing = await changed(call);
    requireReady(dubbing);
    await addEmptyLanguage(platform, actor, dubbing, body.language);
    const { version } = await editDubbing(platform, dubbing, notOfSource, async () => {});
    return { version };
  }),
  handle(routes.addSegment, async (call) => {
    const { platform, params, body } = call;
    const dubbing = await changed(call);
    const targets = await listTargets(platform.db, [dubbing.id]);
    const given = Object.entries(body.translations ?? {}).flatMap(([language, text]) => {
      const target = targets.find((each) => each.language === normalTag(language));
      return target ? [[target.id, text] as const] : [];
    });
    const order = {
      text: body.text ?? '',
      speakerId: params.speakerId,
      startMs: toMs(body.startTime),
      endMs: toMs(body.endTime),
      translations: new Map(given),
    };
    const { version, result } = await editDubbing(platform, dubbing, ofSource, (editing) =>
      addSegment(editing, order),
    );
    return { version, new_segment: result.id };
  }),
  handle(routes.updateSegment, async (call) => {
    const { platform, params, body } = call;
    const dubbing = await changed(call);
    const language = normalTag(params.language);
    const isSource = language === normalTag(dubbing.language ?? '');
    const targets = await listTargets(platform.db, [dubbing.id]);
    // a language that is dubbed into its own has a text of its own
    const target = targets.find((each) => each.language === language);
    if (!target && !isSource) await getTargetIn(platform, dubbing, language);
    const times = { startMs: toMs(body.startTime), endMs: toMs(body.endTime) };
    const moves = times.startMs !== undefined || times.endMs !== undefined;
    const { version } = await editDubbing(
      platform,
      dubbing,
      { ofSource: moves || !target },
      async (editing) => {
        const change = { ...times, ...(!target && { text: body.text }) };
        await changeSegment(editing, params.segmentId, change);
        if (target && body.text !== undefined)
          await changeTranslation(editing, target, params.segmentId, body.text);
      },
    );
    return { version };
  }),
  handle(routes.migrateSegments, async (call) => {
    const { platform, body } = call;
    const { segmentIds, speakerId } = body;
    const { version } = await editDubbing(platform, await changed(call), ofSource, async (editing) => {
      for (const id of segmentIds) await changeSegment(editing, id, { speakerId });
    });
    return { version };
  }),
  handle(routes.removeSegment, async (call) => {
    const { platform, params } = call;
    const { version } = await editDubbing(platform, await changed(call), ofSource, (editing) =>
      removeSegment(editing, params.segmentId),
    );
    return { version };
  }),
  handle(routes.transcribe, async (call) => {
    const { platform, body, signal } = call;
    return { version: await hearSegments(platform, await changed(call), body.segments, signal) };
  }),
  handle(routes.translate, (call) => makeLines(call, 'translating')),
  handle(routes.dub, (call) => makeLines(call, 'speaking')),
  handle(routes.updateSpeaker, async (call) => {
    const { platform, actor, params, body } = call;
    tellWarnings(call.setHeader, ignoredOptions({ languages: body.languages }));
    const dubbing = await changed(call);
    await requireVoice(platform, actor, body.voiceId);
    const { version } = await editDubbing(platform, dubbing, notOfSource, (editing) =>
      changeSpeaker(editing, params.speakerId, toChange(body)),
    );
    return { version };
  }),
  handle(routes.addSpeaker, async (call) => {
    const { platform, actor, body } = call;
    const dubbing = await changed(call);
    await requireVoice(platform, actor, body.voiceId);
    const { version, result } = await editDubbing(platform, dubbing, notOfSource, (editing) =>
      addSpeaker(editing, toChange(body)),
    );
    return { version, speaker_id: result };
  }),
  handle(routes.similarVoices, async ({ platform, actor, params }) => {
    const dubbing = await getDubbing(platform, actor, params.dubbingId);
    return { voices: await findSimilarVoices(platform, actor, dubbing, params.speakerId) };
  }),
  handle(routes.render, async (call) => {
    const { platform, params, body } = call;
    const dubbing = await changed(call);
    const isOriginal = params.language === 'original';
    const target = isOriginal ? undefined : await getTargetIn(platform, dubbing, params.language);
    const order = { type: body.renderType, target, normalizesVolume: body.normalizeVolume ?? false };
    const { id, version } = await orderExport(platform, dubbing, order);
    return { version, render_id: id };
  }),
];

interface SpeakerBody {
  speakerName?: string;
  voiceId?: string;
  voiceStability?: number;
  voiceSimilarity?: number;
  voiceStyle?: number;
}

const toChange = ({ speakerName, voiceId, voiceStability, voiceSimilarity, voiceStyle }: SpeakerBody) => ({
  name: speakerName,
  voice: voiceId,
  stability: voiceStability,
  similarity: voiceSimilarity,
  style: voiceStyle,
});
