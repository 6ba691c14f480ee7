import { newId } from '../../../../platform/ids/new-id.ts';
import { type RoomGrant, signRoomToken } from '../../../../platform/livekit/index.ts';
import type { Log } from '../../../../platform/log/log.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type Entrance, enter, takePlace } from '../entrance/index.ts';
import type { Waiting } from '../waiting/index.ts';
import type { Line } from '../wire/index.ts';
import { RoomLine } from './room-line.ts';
import { readTicket } from './ticket.ts';

/** A conversation, for its line. */
interface Talking {
  hear(base64: string): void;
  receive(frame: string): Promise<void>;
  leave(): Promise<void>;
}

interface NewTalk extends Entrance {
  platform: Platform;
  line: Line;
  log: Log;
  admit(waiting: Waiting): Promise<() => void>;
}

export type OpenTalk = (options: NewTalk) => Talking;

interface Caller {
  grant: RoomGrant;
  note: string;
  origin: string | undefined;
  log: Log;
  open: OpenTalk;
}

const agentSeconds = 60;

/**
 * The agent comes into the room before its caller does, since nobody keeps what is said to an empty one. The conversation
 * lives as long as the caller is there, or this server. @throws Failure of `enter`
 */
export async function talkInRoom(
  platform: Platform,
  { grant, note, origin, log, open }: Caller,
): Promise<void> {
  const { agentId, signature, source, sourceVersion } = readTicket(note);
  const entrance = await enter(platform, {
    ...{ agentId, signature, source, sourceVersion, origin },
    branchId: undefined,
    versionId: undefined,
    environment: undefined,
    findActor: async () => undefined,
  });
  const server = await platform.liveKit.ready();
  const token = await signRoomToken(server, {
    room: grant.room,
    identity: newId('agent_'),
    name: entrance.agent.name,
    seconds: agentSeconds,
  });
  let session: Talking | undefined;
  let letGo: () => void = () => {};
  const leave = async (): Promise<void> => {
    await session?.leave();
    letGo();
  };
  const line = await RoomLine.join({
    ...{ url: server.url, token, log },
    hear: (base64) => session?.hear(base64),
    receive: (frame) => void session?.receive(frame),
    left: () => void leave(),
  });
  const admit = (waiting: Waiting) => takePlace(platform, entrance.agent, waiting);
  session = open({ ...entrance, authorizationMethod: 'livekit_token', platform, line, log, admit });
  letGo = platform.liveKit.onStop(leave);
}
