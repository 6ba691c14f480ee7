import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { LiveKitServer } from './livekit.ts';

/** A place in a room. */
export interface RoomGrant {
  room: string;
  identity: string;
  /** Shown to others in the room. */
  name?: string;
  /** What this server wants to read again; LiveKit does not look at it, and tells nobody. */
  note?: string;
}

type Signer = Pick<LiveKitServer, 'apiKey' | 'apiSecret'>;

/** Clocks of machines differ. */
const leewaySeconds = 10;

const claims = z.object({
  sub: z.string(),
  name: z.string().optional(),
  video: z.object({ room: z.string() }),
  mynah: z.string().optional(),
});

/** A token with which somebody joins a room, to speak and to listen there. */
export function signRoomToken(
  { apiKey, apiSecret }: Signer,
  { room, identity, name, note, seconds }: RoomGrant & { seconds: number },
): Promise<string> {
  // LiveKit judges it, by the time of the machine
  const now = Math.floor(Date.now() / 1000);
  const video = { room, roomJoin: true, canPublish: true, canSubscribe: true, canPublishData: true };
  return new SignJWT({ video, ...(name && { name }), ...(note && { mynah: note }) })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(apiKey)
    .setSubject(identity)
    .setNotBefore(now - leewaySeconds)
    .setExpirationTime(now + seconds)
    .sign(new TextEncoder().encode(apiSecret));
}

/** What a token allows that this server signed. Undefined for what is over, changed, or another’s. */
export async function readRoomToken(
  { apiKey, apiSecret }: Signer,
  token: string,
): Promise<RoomGrant | undefined> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(apiSecret), {
      algorithms: ['HS256'],
      issuer: apiKey,
      clockTolerance: leewaySeconds,
    });
    const { sub, name, video, mynah } = claims.parse(payload);
    return { room: video.room, identity: sub, ...(name && { name }), ...(mynah && { note: mynah }) };
  } catch {
    return undefined; // whatever is wrong with it, it opens nothing
  }
}
