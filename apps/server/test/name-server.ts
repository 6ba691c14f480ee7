import { createSocket } from 'node:dgram';
import { decode, encode, RECURSION_AVAILABLE, RECURSION_DESIRED } from 'dns-packet';

export interface NameServer {
  /** `127.0.0.1:port` */
  address: string;
  /** The TXT records that it answers, by name. */
  records: Map<string, string[]>;
  /** It goes silent, as a server that is down. */
  isSilent: boolean;
  close(): Promise<void>;
}

/** A real name server on UDP that knows TXT records. */
export async function startNameServer(): Promise<NameServer> {
  const socket = createSocket('udp4');
  const records = new Map<string, string[]>();
  const server: NameServer = {
    address: '',
    records,
    isSilent: false,
    close: () => new Promise((closed) => socket.close(() => closed())),
  };
  socket.on('message', (message, { port, address }) => {
    if (server.isSilent) return;
    const { id, questions = [] } = decode(message);
    const answers = questions.flatMap(({ name, type }) =>
      type === 'TXT'
        ? (records.get(name.toLowerCase()) ?? []).map((data) => ({
            type: 'TXT' as const,
            name,
            ttl: 1,
            data,
          }))
        : [],
    );
    const nameIsUnknown = 3;
    const flags = RECURSION_DESIRED | RECURSION_AVAILABLE | (answers.length > 0 ? 0 : nameIsUnknown);
    socket.send(encode({ type: 'response', id, flags, questions, answers }), port, address);
  });
  await new Promise<void>((listening) => socket.bind(0, '127.0.0.1', listening));
  server.address = `127.0.0.1:${socket.address().port}`;
  return server;
}
