import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { readRoomToken, signRoomToken } from './access-token.ts';

const server = { apiKey: 'key', apiSecret: 'a secret of a LiveKit server, long enough' };
const grant = { room: 'room_conv_1', identity: 'user_1', name: 'Ada', note: 'what this server notes' };

test('what was signed is read again, and nobody else’s', async () => {
  const token = await signRoomToken(server, { ...grant, seconds: 60 });
  expect(await readRoomToken(server, token)).toEqual(grant);
  expect(
    await readRoomToken({ ...server, apiSecret: 'another secret, long enough for it' }, token),
  ).toBeUndefined();
  expect(await readRoomToken({ ...server, apiKey: 'other' }, token)).toBeUndefined();
  expect(await readRoomToken(server, token.slice(0, -3))).toBeUndefined();
  expect(await readRoomToken(server, '')).toBeUndefined();
});

test('what is over opens nothing', async () => {
  const token = await signRoomToken(server, { ...grant, seconds: -60 });
  expect(await readRoomToken(server, token)).toBeUndefined();
});

test('one that LiveKit renewed has no note', async () => {
  const token = await new SignJWT({ video: { room: 'room_conv_1' } })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(server.apiKey)
    .setSubject('user_1')
    .setExpirationTime('1m')
    .sign(new TextEncoder().encode(server.apiSecret));
  expect(await readRoomToken(server, token)).toEqual({ room: 'room_conv_1', identity: 'user_1' });
});
