import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChapterWithContent } from '@mynah/contract/studio/chapters';
import type { Project } from '@mynah/contract/studio/projects';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { until } from '../../../../test/until.ts';

let app: TestApp;
let owner: Person;
let voices: string[];
const path = '/v1/studio/podcasts';
const text =
  '# How bees talk\n\nHoney bees live in colonies of sixty thousand.\n\nA bee that has found flowers dances. It shows the direction by its angle to the sun.';

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  ({ owner, voices } = await ownerOf(app));
});
afterAll(() => app.close());

async function ownerOf(server: TestApp) {
  const person = await soloPerson(server, 'enterprise');
  const { body } = await person.call('GET', '/v2/voices?page_size=2');
  const list = (body as { voices: { voice_id: string }[] }).voices.map(({ voice_id }) => voice_id);
  return { owner: person, voices: list };
}

const order = (more: object = {}) => ({
  model_id: 'eleven_multilingual_v2',
  mode: {
    type: 'conversation',
    conversation: { host_voice_id: voices[0], guest_voice_id: voices[1] },
  },
  source: { type: 'text', text },
  ...more,
});

const written = (project: Project, person = owner) =>
  until(async () => {
    const shown = (await person.call('GET', `/v1/studio/projects/${project.project_id}`)).body as Project;
    expect(shown.creation_meta?.status).not.toBe('creating');
    return shown;
  });

async function linesOf(project: Project, person = owner): Promise<[string, string][]> {
  const [chapterId] = project.chapters_order;
  const at = `/v1/studio/projects/${project.project_id}/chapters/${chapterId}`;
  const { content } = (await person.call('GET', at)).body as ChapterWithContent;
  return content.blocks.flatMap(({ nodes }) =>
    nodes.map(({ voice_id, text: said }): [string, string] => [voice_id, said]),
  );
}

it('a text becomes a conversation of two voices, in its own words, and the answer says so', async () => {
  const made = await owner.call(
    'POST',
    path,
    order({ intro: 'Welcome.', outro: 'Thank you.', language: 'en' }),
  );
  expect(made).toMatchObject({
    status: 200,
    body: {
      written_by: 'extracts',
      project: {
        name: 'How bees talk',
        state: 'creating',
        source_type: 'genfm',
        creation_meta: { status: 'creating', type: 'generate_podcast' },
      },
    },
  });
  const project = await written((made.body as { project: Project }).project);
  expect(project).toMatchObject({
    written_by: 'extracts',
    language: 'en',
    creation_meta: { status: 'finished', creation_progress: 1 },
  });
  const lines = await linesOf(project);
  expect(lines[0]).toEqual([voices[0], 'Welcome.']);
  expect(lines.at(-1)).toEqual([voices[0], 'Thank you.']);
  expect(new Set(lines.map(([voiceId]) => voiceId))).toEqual(new Set(voices));
  expect(lines.map(([, said]) => said).join(' ')).toContain('It shows the direction by its angle');
  await until(async () => {
    const spoken = (await owner.call('GET', `/v1/studio/projects/${project.project_id}`)).body as Project;
    expect(spoken).toMatchObject({ state: 'default', can_be_downloaded: true });
  });
});

it('the language model of the operator writes it where there is one; one that fails is a failure with a reason', async () => {
  const asked: string[] = [];
  let answer = 'TITLE: Dancing\nHOST: Bees dance.\nGUEST: They do.';
  const model = createServer(async (request, response) => {
    let body = '';
    for await (const bytes of request) body += bytes;
    asked.push(body);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(
      `data: ${JSON.stringify({ choices: [{ delta: { content: answer } }] })}\n\ndata: [DONE]\n\n`,
    );
  });
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void model.close());
  const { port } = model.address() as AddressInfo;
  const own = await startTestApp({
    environment: { MYNAH_LANGUAGE_MODEL_URL: `http://127.0.0.1:${port}/v1#small` },
  });
  onTestFinished(() => own.close());
  const at = await ownerOf(own);
  voices = at.voices;
  const create = async () =>
    (await at.owner.call('POST', path, order({ highlights: ['the dance of the bees'] }))).body as {
      project: Project;
      written_by: string;
    };
  const made = await create();
  expect(made.written_by).toBe('language_model');
  const project = await written(made.project, at.owner);
  expect(project.written_by).toBe('language_model');
  expect(await linesOf(project, at.owner)).toEqual([
    [voices[0], 'Bees dance.'],
    [voices[1], 'They do.'],
  ]);
  expect(asked[0]).toContain('angle to the sun');
  expect(asked[0]).toContain('the dance of the bees');
  answer = 'I would rather not.';
  const failed = await written((await create()).project, at.owner);
  expect(failed.creation_meta).toMatchObject({ status: 'failed' });
  expect(failed.chapters_order).toEqual([]);
});

it('refuses what is no voice, no model, no text and no address of the outside, and makes no project of it', async () => {
  const nobody = { type: 'bulletin', bulletin: { host_voice_id: 'nobody' } };
  const refused = async (more: object) => {
    const { status, code } = await owner.call('POST', path, order(more));
    return [status, code];
  };
  expect(await refused({ mode: nobody })).toEqual([404, 'voice_not_found']);
  expect(await refused({ model_id: 'nothing' })).toEqual([404, 'model_not_found']);
  expect(await refused({ source: { type: 'url', url: 'http://127.0.0.1/' } })).toEqual([
    400,
    'address_refused',
  ]);
  expect((await refused({ source: { type: 'text', text: ' ' } }))[0]).toBe(422);
  expect((await refused({ mode: { type: 'choir' } }))[0]).toBe(422);
  expect((await refused({ highlights: ['short'] }))[0]).toBe(422);
  expect((await owner.call('GET', '/v1/studio/projects')).body).toEqual({ projects: [] });
});
