import { networkInterfaces } from 'node:os';
import type { Config } from '../config/config.ts';

export interface LocalServer {
  /** Of signaling, on this machine alone: callers come to it through our own address. */
  port: number;
  apiKey: string;
  apiSecret: string;
  /** 0 when it is taken, or not wanted. */
  tcpPort: number;
  /** Of this machine in its network; undefined where it has none. */
  localAddress: string | undefined;
}

/** The settings of a LiveKit server of our own; it reads YAML, of which JSON is a part. */
export function liveKitConfig(
  { webrtcUdpPorts, webrtcAddress }: Pick<Config, 'webrtcUdpPorts' | 'webrtcAddress'>,
  { port, apiKey, apiSecret, tcpPort, localAddress }: LocalServer,
): string {
  const [first, last] = webrtcUdpPorts;
  return JSON.stringify({
    port,
    bind_addresses: ['127.0.0.1'],
    keys: { [apiKey]: apiSecret },
    rtc: {
      ...(first === last ? { udp_port: first } : { port_range_start: first, port_range_end: last }),
      // left out, it would be 7881
      tcp_port: tcpPort,
      ...nodeAddress(webrtcAddress, localAddress),
      use_external_ip: false,
      // the agents of this server come that way, and pages that are opened on this machine
      enable_loopback_candidate: true,
      // without a list LiveKit tells every page to ask servers of Google and Twilio who it is; nobody listens here
      stun_servers: ['127.0.0.1:9'],
    },
    // two talk in a room; it is gone when they are
    room: { max_participants: 2, empty_timeout: 30, departure_timeout: 20 },
    logging: { level: 'warn', json: true },
  });
}

/** The public address takes the place of the machine’s own, and of no other: our agents come by 127.0.0.1. */
function nodeAddress(address: string | undefined, local: string | undefined): { node_ip?: string } {
  if (address) return { node_ip: local ? `${address}/${local}` : address };
  // LiveKit looks for one, and does not start where there is none
  return local ? {} : { node_ip: '127.0.0.1' };
}

export const localAddress = (): string | undefined =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
