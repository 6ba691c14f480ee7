import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeLiveKit } from '../../../apps/server/src/platform/livekit/make-livekit.ts';
import { ServerProcess, testApiKey } from '../../../apps/server/test/server-process.ts';
import { joinBytes, silence, wavOf } from '../../../apps/server/test/speech-files.ts';
import { withMicrophone } from '../../browser/src/chromium.ts';

/** The official client in a browser, by its own choice of a line, against a real LiveKit server. */
const question = 'Good morning, are you open on Sunday?';
const answer = 'We are open on Sunday from ten until four.';
const bundle = fileURLToPath(new URL('./lib.iife.js', import.meta.resolve('@elevenlabs/client')));

let folder: string;
let server: ServerProcess;
let page: Server;
let agentId: string;
let microphone: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mynah-webrtc-'));
  const program = join(folder, 'livekit-server');
  await makeLiveKit({ target: program, signal: new AbortController().signal });
  server = await ServerProcess.start(join(folder, 'data'), {
    MYNAH_PACKS: process.env.MYNAH_PACKS ?? '',
    MYNAH_LIVEKIT_BIN: program,
  });
  microphone = join(folder, 'question.wav');
  const sound = wavOf(joinBytes(silence(4), await speak(question), silence(20)));
  await writeFile(microphone, new Uint8Array(await sound.arrayBuffer()));
  agentId = await makeAgent();
  // a page of another site
  page = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end('<title>Shop</title>'),
  );
  await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  page?.close();
  await server?.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

async function speak(text: string): Promise<Uint8Array> {
  const { voices } = (await (await server.fetch('/v2/voices?page_size=1')).json()) as {
    voices: { voice_id: string }[];
  };
  const path = `/v1/text-to-speech/${voices[0]?.voice_id}?output_format=pcm_16000`;
  const spoken = await server.fetch(path, { text });
  expect(spoken.status).toBe(200);
  return new Uint8Array(await spoken.arrayBuffer());
}

/** Thinks by the responder of the machine, from what its prompt says. */
async function makeAgent(): Promise<string> {
  const made = await server.fetch('/v1/convai/agents/create', {
    name: 'Shop',
    conversation_config: {
      agent: { first_message: '', language: 'en', prompt: { prompt: answer } },
    },
  });
  expect(made.status).toBe(200);
  return ((await made.json()) as { agent_id: string }).agent_id;
}

interface Talked {
  conversationId: string;
  messages: { source: string; message: string }[];
  /** What the agent’s sound was, 16 bits. */
  sound: string[];
  /** From the caller’s last sound to the agent’s first, as the page plays it. */
  answeredAfterMs: number;
  ended: string;
}

/** One question and its answer; `how` is what a page gives beside the agent. */
async function talk(how: object): Promise<Talked> {
  const browser = await chromium.launch(withMicrophone(microphone));
  try {
    const tab = await browser.newPage();
    await tab.goto(`http://127.0.0.1:${(page.address() as AddressInfo).port}/`);
    await tab.addScriptTag({ path: bundle });
    return (await tab.evaluate(runInPage, { agentId, ...how })) as Talked;
  } finally {
    await browser.close();
  }
}

/** In the page: talks until the agent has answered and is silent again. */
async function runInPage(options: object): Promise<unknown> {
  const messages: { source: string; message: string }[] = [];
  const sound: string[] = [];
  let heardAt = 0;
  let saidAt = 0;
  let lastSoundAt = 0;
  let ended = '';
  const { Conversation } = (globalThis as never as { ElevenLabsClient: { Conversation: never } })
    .ElevenLabsClient as {
    Conversation: {
      startSession(options: object): Promise<{
        getId(): string;
        getInputVolume(): number;
        getOutputVolume(): number;
        endSession(): Promise<void>;
      }>;
    };
  };
  const conversation = await Conversation.startSession({
    ...options,
    onMessage: (message: { source: string; message: string }) => messages.push(message),
    onAudio: (base64: string) => sound.push(base64),
    onDisconnect: ({ reason }: { reason: string }) => {
      ended = reason;
    },
  });
  await new Promise<void>((resolve) => {
    const look = setInterval(() => {
      const now = performance.now();
      if (heardAt === 0 && conversation.getInputVolume() > 0.02) saidAt = now;
      const isSpeaking = conversation.getOutputVolume() > 0.02;
      if (isSpeaking && saidAt > 0) {
        heardAt ||= now;
        lastSoundAt = now;
      }
      const isDone = heardAt > 0 && now - lastSoundAt > 2000;
      if (!isDone && ended === '') return;
      clearInterval(look);
      resolve();
    }, 10);
  });
  const conversationId = conversation.getId();
  await conversation.endSession();
  return { conversationId, messages, sound, answeredAfterMs: Math.round(heardAt - saidAt), ended };
}

/** The words of sound that a page heard, by our own ears. */
async function wordsOf(sound: readonly string[], sampleRateHz: number): Promise<string> {
  const bytes = joinBytes(...sound.map((base64) => new Uint8Array(Buffer.from(base64, 'base64'))));
  const wav = new Uint8Array(await wavOf(bytes).arrayBuffer());
  new DataView(wav.buffer).setUint32(24, sampleRateHz, true);
  new DataView(wav.buffer).setUint32(28, sampleRateHz * 2, true);
  const form = new FormData();
  form.set('model_id', 'scribe_v1');
  form.set('file', new File([wav], 'answer.wav'));
  const heard = await fetch(`${server.url}/v1/speech-to-text`, {
    method: 'POST',
    headers: { 'xi-api-key': testApiKey },
    body: form,
  });
  expect(heard.status).toBe(200);
  return ((await heard.json()) as { text: string }).text.toLowerCase();
}

test('given an agent’s id alone, the official client talks by WebRTC, as well as by the socket', async () => {
  const { url } = server;
  const origins = { origin: url, livekitUrl: url.replace('http', 'ws') };
  const byRoom = await talk(origins);
  const bySocket = await talk({ origin: url.replace('http', 'ws'), connectionType: 'websocket' });
  process.stdout.write(
    `from the end of speech to the first sound: WebRTC ${byRoom.answeredAfterMs} ms, socket ${bySocket.answeredAfterMs} ms\n`,
  );
  for (const { messages, ended } of [byRoom, bySocket]) {
    expect(ended === '' || ended === 'user').toBe(true);
    expect(messages.map(({ source }) => source)).toEqual(['user', 'ai']);
    expect(messages[0]?.message.toLowerCase()).toContain('sunday');
  }
  const said = byRoom.messages[1]?.message.toLowerCase() ?? '';
  const heard = await wordsOf(byRoom.sound, 48_000);
  const words = said.match(/[a-z]{4,}/g) ?? [];
  expect(words.filter((word) => heard.includes(word)).length).toBeGreaterThanOrEqual(0.7 * words.length);
  expect(byRoom.conversationId).toMatch(/^conv_/);
  const kept = await server.fetch(`/v1/convai/conversations/${byRoom.conversationId}`);
  expect(await kept.json()).toMatchObject({
    has_user_audio: true,
    has_response_audio: true,
    metadata: { authorization_method: 'livekit_token' },
  });
});
