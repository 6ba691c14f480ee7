import { ElevenLabsClient } from '@elevenlabs/elevenlabs-js';
import * as dubbingMessages from '@elevenlabs/elevenlabs-js/serialization/resources/v1DubbingRealtime/types/ReceiveDubbingStreamMessage.js';
import * as dubbingAnswers from '@elevenlabs/elevenlabs-js/serialization/resources/v1DubbingRealtime/types/SendDubbingStreamMessage.js';
import * as translationMessages from '@elevenlabs/elevenlabs-js/serialization/resources/v1TranslationRealtime/types/ReceiveTranslateStreamMessage.js';
import * as translationAnswers from '@elevenlabs/elevenlabs-js/serialization/resources/v1TranslationRealtime/types/SendTranslateStreamMessage.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { csv, talk, wordsOf } from '../../../apps/server/src/modules/dubbing/test/dubbed.ts';
import {
  type LanguageModelServer,
  startLanguageModelServer,
} from '../../../apps/server/test/language-model-server.ts';
import { startTestApp, type TestApp } from '../../../apps/server/test/test-app.ts';
import { until } from '../../../apps/server/test/until.ts';
import { readAll } from './heard-audio.ts';

let app: TestApp;
let model: LanguageModelServer;
let client: ElevenLabsClient;

/** Translates by saying the same in Portuguese brackets. */
const translated = (asked: string): string => {
  const { lines } = JSON.parse(asked) as { lines: { id: number; text: string }[] };
  return JSON.stringify({ lines: lines.map(({ id, text }) => ({ id, text: `Olá ${text}`, shorter: [] })) });
};

beforeAll(async () => {
  model = await startLanguageModelServer(({ messages }) => ({
    text: translated(messages.at(-1)?.content ?? ''),
  }));
  app = await startTestApp({
    environment: { MYNAH_LANGUAGE_MODEL_URL: model.url, MYNAH_ALLOW_PRIVATE_ADDRESSES: 'true' },
  });
  const { apiKey } = await app.owner();
  client = new ElevenLabsClient({ apiKey, baseUrl: app.url, maxRetries: 0 });
});
afterAll(async () => {
  await app?.close();
  await model?.close();
});

test('[DUB-005] [DUB-006] a sound is heard, translated, dubbed and read, and its lines are changed as a resource', async () => {
  const { dubbing } = client;
  const { dubbingId, expectedDurationSec } = await dubbing.create({
    file: talk(),
    name: 'A talk',
    sourceLang: 'en',
    targetLang: 'pt',
    numSpeakers: 2,
    dubbingStudio: true,
  });
  expect(expectedDurationSec).toBeGreaterThan(0);
  const shown = await until(async () => {
    const now = await dubbing.get(dubbingId);
    expect([now.status, now.error ?? null]).toEqual(['dubbed', null]);
    return now;
  });
  expect(shown).toMatchObject({
    name: 'A talk',
    sourceLanguage: 'en',
    targetLanguages: ['pt'],
    editable: true,
  });
  expect((await dubbing.list()).dubs.map((each) => each.dubbingId)).toContain(dubbingId);
  expect((await readAll(await dubbing.audio.get(dubbingId, 'pt'))).length).toBeGreaterThan(1_000);
  expect(await dubbing.transcript.getTranscriptForDub(dubbingId, 'pt')).toContain('Olá');
  const { json } = await dubbing.transcripts.get(dubbingId, 'pt', 'json');
  expect(json?.utterances[0]?.text).toContain('Olá');

  const { resource } = dubbing;
  const full = await resource.get(dubbingId);
  const [speaker] = Object.keys(full.speakerTracks) as [string];
  const [segment] = Object.keys(full.speakerSegments) as [string];
  expect((await resource.language.add(dubbingId, { language: 'fr' })).version).toBeGreaterThan(full.version);
  const place = { startTime: 6.6, endTime: 7.6, text: 'More.' };
  const { newSegment } = await resource.speaker.segment.create(dubbingId, speaker, place);
  await resource.segment.update(dubbingId, newSegment, 'pt', { text: 'Mais.' });
  const { speakerId } = await resource.speaker.create(dubbingId, { speakerName: 'Carl' });
  await resource.speaker.update(dubbingId, speakerId, { voiceId: 'similar' });
  await resource.migrateSegments(dubbingId, { segmentIds: [newSegment], speakerId });
  // no default voice was measured here
  expect((await resource.speaker.findSimilarVoices(dubbingId, speaker)).voices).toEqual([]);
  await resource.transcribe(dubbingId, { segments: [segment] });
  await resource.translate(dubbingId, { segments: [segment], languages: ['pt'] });
  await resource.dub(dubbingId, { segments: [segment, newSegment], languages: ['pt'] });
  await until(async () => {
    const { speakerSegments } = await resource.get(dubbingId);
    for (const id of [segment, newSegment]) expect(speakerSegments[id]?.dubs.pt?.audioStale).toBe(false);
  });
  const { renderId } = await resource.render(dubbingId, 'pt', { renderType: 'mp3' });
  await until(async () =>
    expect((await resource.get(dubbingId)).renders[renderId]).toMatchObject({ status: 'complete' }),
  );
  await resource.segment.delete(dubbingId, newSegment);
  expect(await dubbing.delete(dubbingId)).toMatchObject({ status: 'ok' });
  await expect(dubbing.get(dubbingId)).rejects.toMatchObject({ statusCode: 404 });
});

test('a project is dubbed, its transcripts are changed, and a language of it is spoken anew', async () => {
  const { project } = client.dubbing;
  const made = await project.create({
    file: talk(),
    sourceLanguage: 'en',
    targetLanguage: 'pt',
    reference: 'ours',
    keyterms: ['Mynah'],
  });
  const { projectId, languageIds = [] } = made;
  const [languageId] = languageIds as [string];
  const finished = (id: string) =>
    until(async () => {
      const now = await project.language.get(projectId, id);
      expect([now.status, now.error ?? null]).toEqual(['completed', null]);
      return now;
    });
  expect((await finished(languageId)).outputs?.losslessAudio).toContain('/files/lossless.');
  expect(await project.get(projectId)).toMatchObject({ status: 'ready', reference: 'ours' });
  expect((await project.list({ pageSize: 5 })).projects.map((each) => each.projectId)).toContain(projectId);
  const { segments, revision } = await project.transcript.get(projectId);
  const [first] = segments as [(typeof segments)[number]];
  const place = { text: 'More.', speakerId: first.speakerId, startS: 6.6, endS: 7.6 };
  const added = await project.transcript.createSegment(projectId, place);
  expect(added.revision).toBe(revision + 1);
  await project.transcript.updateSegment(projectId, added.segment.id, { text: 'Much more.' });
  await project.transcript.updateSegments(projectId, { segments: { [first.id]: { text: 'Morning.' } } });
  const { transcript } = project.language;
  expect((await transcript.get(projectId, languageId)).segments[0]?.translation ?? null).toBeNull();
  await transcript.updateSegment(projectId, languageId, first.id, { translation: 'Manhã.' });
  const bulk = { segments: { [added.segment.id]: { translation: 'Muito mais.' } } };
  expect((await transcript.updateSegments(projectId, languageId, bulk)).segments).toHaveLength(1);
  const again = await transcript.regenerate(projectId, languageId);
  expect(again.regeneratedSegmentIds).toEqual(expect.arrayContaining([first.id, added.segment.id]));
  expect(again.chargedSeconds).toBe(0);
  await finished(languageId);
  await project.transcript.deleteSegment(projectId, added.segment.id);
  const other = await project.language.create(projectId, { targetLanguage: 'es' });
  await finished(other.languageId);
  expect((await project.language.list(projectId)).languages).toHaveLength(2);
  await project.language.delete(projectId, other.languageId);
  await project.delete(projectId);
  await expect(project.get(projectId)).rejects.toMatchObject({ statusCode: 404 });
});

test('the manual way takes a CSV with the columns of the reference', async () => {
  const { dubbingId } = await client.dubbing.create({
    file: talk(),
    csvFile: csv(),
    foregroundAudioFile: talk(),
    sourceLang: 'en',
    targetLang: 'pt',
    mode: 'manual',
  });
  await until(async () => expect((await client.dubbing.get(dubbingId)).status).toBe('dubbed'));
  expect(await client.dubbing.transcript.getTranscriptForDub(dubbingId, 'pt')).toContain('Bem-vindo a casa');
});

test.each([
  ['/v1/dubbing/live', dubbingMessages.ReceiveDubbingStreamMessage, dubbingAnswers.SendDubbingStreamMessage],
  [
    '/v1/translation/realtime',
    translationMessages.ReceiveTranslateStreamMessage,
    translationAnswers.SendTranslateStreamMessage,
  ],
] as const)('%s speaks in the messages of the client’s own types', async (path, received, sent) => {
  const { apiKey } = await app.owner();
  const url = `${app.url.replace('http', 'ws')}${path}?source_language=en&target_language=pt`;
  const socket = new WebSocket(url, { headers: { 'xi-api-key': apiKey } });
  const said: { messageType: string }[] = [];
  socket.on('message', (data) => {
    const message = received.parse(JSON.parse(String(data)), { unrecognizedObjectKeys: 'strip' });
    expect(message).toMatchObject({ ok: true });
    if (message.ok) said.push(message.value);
  });
  await new Promise((resolve) => socket.once('open', resolve));
  const send = async (message: Parameters<typeof sent.json>[0]) => {
    const written = await sent.json(message as never);
    expect(written).toMatchObject({ ok: true });
    if (written.ok) socket.send(JSON.stringify(written.value));
  };
  for (let at = 0; at < 3; at++) {
    const audioBase64 = Buffer.from(wordsOf(210, 1)).toString('base64');
    await send({ messageType: 'input_audio_chunk', audioBase64 });
  }
  await send({ messageType: 'end_of_stream' });
  const code = await new Promise((resolve) => socket.once('close', resolve));
  expect(code).toBe(1000);
  const types = said.map(({ messageType }) => messageType);
  expect(types.slice(0, 2)).toEqual(['session_started', 'status']);
  for (const type of ['translation', 'audio']) expect(types).toContain(type);
});
