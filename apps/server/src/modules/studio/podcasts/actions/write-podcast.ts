import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { actorOf } from '../../../../platform/http/stored-actor.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { defineWorkflow, WorkEnded, type WorkflowRun } from '../../../../platform/workflows/index.ts';
import { convertProject } from '../../conversion/index.ts';
import { createChapters, getProject } from '../../projects/index.ts';
import { changePodcast, findPodcast } from '../podcasts.store.ts';
import type { PodcastOrder, PodcastRow } from '../podcasts.tables.ts';
import { askForScript, type Script, writeExtracts } from '../script/index.ts';

/** Writes the script of a podcast, makes it the text of its project, and has that converted. */
export const writePodcast = defineWorkflow({
  name: 'studio.write-podcast',
  retryLimit: 3,
  expireInSeconds: 1800,
  atATime: { all: 4, ofGroup: 2 },
  run: async (platform, work) => {
    const podcast = await findPodcast(platform.db, work);
    // the project was deleted meanwhile
    if (!podcast) throw new WorkEnded();
    const script = await work.step('script', ({ signal }) => write(platform, podcast, signal));
    const actor = { ...actorOf(podcast.actor), workspaceId: work.workspaceId };
    await fill(platform, { work, actor, podcast, script });
  },
  follow: async (_, { transaction, run, state, failure }) => {
    if (state === 'running') return undefined;
    const podcast = await findPodcast(transaction, run);
    const error = failure?.message ?? null;
    await changePodcast(
      transaction,
      run,
      podcast?.state === 'written' ? { error } : { state: 'failed', error },
    );
    return undefined;
  },
});

async function write(
  { config }: Platform,
  { writer, order }: PodcastRow,
  signal: AbortSignal,
): Promise<Script> {
  if (writer === 'extracts') return writeExtracts(order);
  const server = config.languageModelServer;
  // whoever was told that a model writes gets nothing else in its name
  if (!server) throw new Failure('language_model_unavailable', 'This server no longer has a language model.');
  return askForScript(server, order, signal);
}

interface Fill {
  work: WorkflowRun;
  actor: Actor;
  podcast: PodcastRow;
  script: Script;
}

/** The script becomes the text of the project, once, and is spoken. */
async function fill(platform: Platform, { work, actor, podcast, script }: Fill): Promise<void> {
  const project = await getProject(platform, actor, podcast.projectId);
  if (podcast.state === 'writing') {
    const chapter = { name: script.title.slice(0, 500), blocks: blocksOf(podcast.order, script) };
    await createChapters(platform, actor, project, [chapter], async (transaction) => {
      await changePodcast(transaction, work, { state: 'written' });
    });
  }
  const error = await convert(platform, actor, project);
  await platform.db.transaction(async (transaction) => {
    await work.complete(transaction);
    await changePodcast(transaction, work, { error });
  });
}

/** What is written stays, also where there are no credits to speak it: then this resolves to the reason. */
async function convert(...of: Parameters<typeof convertProject>): Promise<string | null> {
  try {
    await convertProject(...of);
    return null;
  } catch (cause) {
    if (cause instanceof Failure && cause.kind === 'quota') return cause.message;
    throw cause;
  }
}

/** A paragraph a turn, framed by what the caller wants said in any case. */
function blocksOf({ intro, outro, hostVoiceId, guestVoiceId }: PodcastOrder, { lines }: Script) {
  const said = [
    ...(intro ? [{ speaker: 'host' as const, text: intro }] : []),
    ...lines,
    ...(outro ? [{ speaker: 'host' as const, text: outro }] : []),
  ];
  return said.map(({ speaker, text }) => ({
    nodes: [{ text, voiceId: speaker === 'guest' && guestVoiceId ? guestVoiceId : hostVoiceId }],
  }));
}
