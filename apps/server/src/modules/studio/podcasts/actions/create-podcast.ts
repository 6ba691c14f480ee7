import type { podcastRoutes } from '@mynah/contract/studio/podcasts';
import type { ScriptWriter } from '@mynah/contract/studio/project-values';
import { detectLanguage } from '@mynah/text';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor, Call } from '../../../../platform/http/index.ts';
import { storedActor } from '../../../../platform/http/stored-actor.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { startRun } from '../../../../platform/workflows/index.ts';
import { getVoice } from '../../../voices/catalog/index.ts';
import { createProject } from '../../projects/index.ts';
import { insertPodcast } from '../podcasts.store.ts';
import type { PodcastOrder } from '../podcasts.tables.ts';
import { readSources } from '../read-sources.ts';
import { type SourceText, titleOf } from '../script/index.ts';
import { writePodcast } from './write-podcast.ts';

type Body = Call<typeof podcastRoutes.create>['body'];

/**
 * Reads what the podcast is about, and has its script written in the background.
 * @throws Failure `voice_not_found`, `model_not_found`, `project_limit_reached`, `invalid_document`, `unprocessable`, ...
 */
export async function createPodcast(platform: Platform, actor: Actor, body: Body, signal: AbortSignal) {
  const { guestVoiceId, hostVoiceId } = await voicesOf(platform, actor, body);
  const given = Array.isArray(body.source) ? body.source : [body.source];
  const sources = await readSources(platform, given, signal);
  const order: PodcastOrder = {
    sources,
    hostVoiceId,
    guestVoiceId,
    hasGuest: guestVoiceId !== undefined,
    scale: body.durationScale,
    language: body.language ?? languageOf(sources),
    highlights: body.highlights ?? [],
    instructions: body.instructionsPrompt,
    intro: body.intro,
    outro: body.outro,
  };
  const writer: ScriptWriter = platform.config.languageModelServer ? 'language_model' : 'extracts';
  const name = titleOf(order).slice(0, 500);
  const project = await createProject(platform, actor, {
    name,
    title: name,
    defaultModelId: body.modelId,
    defaultTitleVoiceId: hostVoiceId,
    defaultParagraphVoiceId: hostVoiceId,
    qualityPreset: body.qualityPreset,
    language: order.language,
    callbackUrl: body.callbackUrl,
    textNormalization: body.applyTextNormalization,
    sourceType: 'genfm',
    chapters: () => [],
    also: async (transaction, { id }) => {
      const { workspaceId } = actor;
      const row = { projectId: id, workspaceId, writer, order, actor: storedActor(actor) };
      await insertPodcast(transaction, { ...row, state: 'writing' });
      await startRun(platform, transaction, writePodcast, { id, workspaceId });
    },
  });
  return { project, writer };
}

async function voicesOf(platform: Platform, actor: Actor, { mode }: Body) {
  const { hostVoiceId, guestVoiceId } =
    mode.type === 'conversation' ? mode.conversation : { ...mode.bulletin, guestVoiceId: undefined };
  for (const voiceId of [hostVoiceId, guestVoiceId])
    if (voiceId !== undefined) await getVoice(platform, actor, voiceId);
  return { hostVoiceId, guestVoiceId };
}

/** Of what is read, by its beginning. */
function languageOf(sources: readonly SourceText[]): string {
  const paragraphs = sources.flatMap(({ sections }) => sections.flatMap((section) => section.paragraphs));
  const beginning = paragraphs.join(' ').slice(0, 2_000);
  if (beginning.trim() === '')
    throw new Failure('unprocessable', 'There is no text in the source.', { loc: ['body', 'source'] });
  return detectLanguage(beginning).language;
}
