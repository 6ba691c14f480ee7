import type { Voice } from '@mynah/contract/voices/voices';
import type { JourneyServer } from '../people.ts';
import { Caller, type ExampleIds } from './caller.ts';
import { makeConversation } from './example-conversation.ts';
import { makeDub } from './example-dub.ts';
import { makeMaterials } from './example-materials.ts';
import { makeVoiceover } from './example-voiceover.ts';

export type { ExampleIds };

const lines = [
  'The ferry leaves at six, and nobody on the quay believes that it will be on time.',
  'Chapter one. The house at the end of the lane had been empty for as long as anyone could remember.',
  'Your order is on its way. It will be with you on Thursday, between nine and eleven.',
  'Twelve bright boats drift slowly over the bay.',
];

/**
 * Fills a workspace by the API with some of all that pages show, so that none of them is empty. What needs a model
 * that this machine does not have is left out, and told by `tell`.
 */
export async function makeExampleWorkspace(
  { url, owner }: Pick<JourneyServer, 'url' | 'owner'>,
  authorization: string,
  tell: (line: string) => void = () => {},
): Promise<ExampleIds> {
  const caller = new Caller(url, authorization);
  const { voices } = await caller.json<{ voices: Voice[] }>('GET', '/v2/voices?page_size=8');
  const [first, second] = voices as [Voice, Voice];
  const spoken: string[] = [];
  let recording: Blob | undefined;
  for (const [index, text] of lines.entries()) {
    const { voice_id } = index % 2 === 0 ? first : second;
    const answer = await caller.send('POST', `/v1/text-to-speech/${voice_id}`, { text });
    recording = new Blob([await answer.arrayBuffer()], { type: 'audio/mpeg' });
    spoken.push(answer.headers.get('history-item-id') ?? '');
  }
  // what could not be made has a page that says that it is not there
  const none = {
    providerId: 'none',
    transcriptionId: 'none',
    soundId: 'none',
    dictionaryId: 'none',
    projectId: 'none',
    voiceoverId: 'none',
    agentId: 'none',
    documentId: 'none',
    toolId: 'none',
    serverId: 'none',
    engineId: 'none',
    conversationId: 'none',
    dubbingId: 'none',
  };
  const ids: ExampleIds = { ...none, voiceId: first.voice_id, ownerId: owner.userId };
  const attempt = async (what: string, work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (cause) {
      tell(`no ${what}: ${String(cause).slice(0, 200)}`);
    }
  };
  await makeTeam(caller, attempt);
  await makeDictionary(caller, attempt, ids);
  await makeBook(caller, attempt, ids);
  await makeAgent(caller, attempt, ids);
  await attempt('conversation', () => makeConversation(caller, ids));
  await attempt('materials of agents', () => makeMaterials(caller, ids));
  const making: Making = { attempt, ids, voices: [first, second], recording: recording! };
  await makeVoices(caller, making);
  await makeSounds(caller, making);
  await attempt('dub', () => makeDub(caller, ids, recording!));
  await attempt('voiceover', () => makeVoiceover(caller, ids, spoken[0]!));
  await attempt('shared item', () => caller.send('GET', `/v1/history/${spoken[0]}/share-link`));
  await attempt('feedback', () =>
    caller.send('POST', `/v1/history/${spoken[1]}/feedback`, {
      thumbs_up: false,
      feedback: 'The last word is cut off at the end.',
      glitches: true,
    }),
  );
  await attempt('deleted item', () => caller.send('DELETE', `/v1/history/${spoken[3]}`));
  return ids;
}

type Attempt = (what: string, work: () => Promise<unknown>) => Promise<void>;

async function makeTeam(caller: Caller, attempt: Attempt): Promise<void> {
  await attempt('key', () =>
    caller.send('POST', '/v1/user/create-api-key', { name: 'Podcast site', permissions: ['text_to_speech'] }),
  );
  await attempt('invite', () =>
    caller.send('POST', '/v1/workspace/invites/add', { email: 'grace.hopper@example.com' }),
  );
  await attempt('group', () => caller.send('POST', '/v1/workspace/groups', { name: 'Audiobook team' }));
  await attempt('service account', () =>
    caller.send('POST', '/v1/service-accounts', { name: 'Nightly build' }),
  );
  for (const owner of ['workspace', 'user']) {
    await attempt('webhook', () =>
      caller.send('POST', `/v1/${owner}/webhooks`, {
        settings: { auth_type: 'hmac', name: 'Publishing', webhook_url: 'https://hooks.example.com/mynah' },
      }),
    );
  }
}

/** A dictionary of a book, with a word for each kind of rule. */
async function makeDictionary(caller: Caller, attempt: Attempt, ids: ExampleIds): Promise<void> {
  const alias = (find: string, to: string) => ({ type: 'alias', string_to_replace: find, alias: to });
  await attempt('pronunciation dictionary', async () => {
    const { id } = await caller.json<{ id: string }>(
      'POST',
      '/v1/pronunciation-dictionaries/add-from-rules',
      {
        name: 'People of the island',
        description: 'Names in “The Ferry”',
        rules: [
          { ...alias('Nguyen', 'win'), case_sensitive: false },
          alias('Siobhán', 'shi-vawn'),
          alias('SS Loch Fyne', 'the steamer Lock Fine'),
          { type: 'phoneme', string_to_replace: 'Leicester', phoneme: 'ˈlɛstɚ', alphabet: 'ipa' },
          {
            ...{ type: 'phoneme', string_to_replace: 'quay', phoneme: 'K IY1', alphabet: 'cmu-arpabet' },
            word_boundaries: false,
          },
        ],
      },
    );
    ids.dictionaryId = id;
  });
}

const story = `# The Ferry

The ferry leaves at six, and nobody on the quay believes that it will be on time.

“Did you hear that?” said Anna, and put down her cup.

“Only the wind,” Tom answered. “It has been like this since Monday.”

# The House

The house at the end of the lane had been empty for as long as anyone could remember.
`;

/** A book of two chapters with somebody who speaks in it. */
async function makeBook(caller: Caller, attempt: Attempt, ids: ExampleIds): Promise<void> {
  await attempt('studio project', async () => {
    const form = new FormData();
    form.append('name', 'The Ferry');
    form.append('author', 'Ada Quill');
    form.append('from_document', new Blob([story], { type: 'text/markdown' }), 'The Ferry.md');
    const { project } = await caller.json<{
      project: { project_id: string; default_title_voice_id: string };
    }>('POST', '/v1/studio/projects', form);
    ids.projectId = project.project_id;
    await caller.send('POST', `/v1/studio/projects/${project.project_id}/voices`, {
      alias: 'Anna',
      voice_id: project.default_title_voice_id,
    });
  });
}

/** An agent with a task of two steps, unpublished changes, and an owner who agreed to what holds for agents. */
async function makeAgent(caller: Caller, attempt: Attempt, ids: ExampleIds): Promise<void> {
  await attempt('agent', async () => {
    const agreement = 'conversational_ai_agreement';
    await caller.send('POST', '/v1/user/accept-terms', { agreement });
    const { agent_id } = await caller.json<{ agent_id: string }>('POST', '/v1/convai/agents/create', {
      name: 'Harbor office',
      tags: ['ferry'],
      conversation_config: {
        agent: {
          first_message: 'Harbor office, good morning.',
          prompt: { prompt: 'You answer questions about the ferry.' },
        },
      },
      platform_settings: {
        data_collection: { name: { type: 'string', description: 'The caller’s name' } },
        overrides: { conversation_config_override: { conversation: { text_only: true } } },
      },
      workflow: {
        nodes: {
          start: { type: 'start', position: { x: 0, y: 0 } },
          times: { type: 'override_agent', label: 'Times', position: { x: 0, y: 140 } },
        },
        edges: { first: { source: 'start', target: 'times', forward_condition: { type: 'unconditional' } } },
      },
    });
    ids.agentId = agent_id;
  });
}

interface Making {
  attempt: Attempt;
  ids: ExampleIds;
  voices: readonly [Voice, Voice];
  /** Speech that was made before. */
  recording: Blob;
}

async function makeVoices(caller: Caller, { attempt, ids, voices, recording }: Making): Promise<void> {
  await attempt('voice of its own', async () => {
    const form = new FormData();
    form.append('name', 'Old storyteller');
    form.append('description', 'A calm and friendly old man with a low voice, telling a story by the fire.');
    form.append('consent', 'true');
    form.append('files', recording, 'By the fire.mp3');
    ids.voiceId = (await caller.json<Voice>('POST', '/v1/voices/add', form)).voice_id;
  });
  await attempt('collection', async () => {
    const { collection_id } = await caller.json<{ collection_id: string }>('POST', '/v1/voices/collections', {
      title: 'Narrators',
    });
    for (const { voice_id } of voices)
      await caller.send('POST', `/v1/voices/collections/${collection_id}/voice/${voice_id}`, {});
  });
}

async function makeSounds(caller: Caller, { attempt, ids, voices, recording }: Making): Promise<void> {
  const [first, second] = voices;
  await attempt('dialogue', () =>
    caller.send('POST', '/v1/text-to-dialogue', {
      inputs: [
        { text: 'Did you hear that?', voice_id: first.voice_id },
        { text: 'Only the wind.', voice_id: second.voice_id },
      ],
    }),
  );
  await attempt('transcript', async () => {
    const form = new FormData();
    form.append('file', recording, 'Interview with a sailor.mp3');
    form.append('model_id', 'scribe_v2');
    const { transcription_id } = await caller.json<{ transcription_id: string }>(
      'POST',
      '/v1/speech-to-text',
      form,
    );
    ids.transcriptionId = transcription_id;
  });
  await attempt('sound of the library', async () => {
    const { sounds } = await caller.json<{ sounds: { sound_id: string }[] }>(
      'GET',
      '/v1/sound-effects/library',
    );
    ids.soundId = sounds[0]?.sound_id ?? ids.soundId!;
  });
  await attempt('sound effect', () =>
    caller.send('POST', '/v1/sound-generation', { text: 'rain on a tin roof', duration_seconds: 2 }),
  );
  await attempt('song', () =>
    caller.send('POST', '/v1/music', { prompt: 'calm piano for a rainy morning', music_length_ms: 6000 }),
  );
  await attempt('isolated recording', () => {
    const form = new FormData();
    form.append('audio', recording, 'Street interview.mp3');
    return caller.send('POST', '/v1/audio-isolation', form);
  });
}
