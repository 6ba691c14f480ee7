import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { liveKitConfig } from './livekit-config.ts';

const server = { port: 1, apiKey: 'k', apiSecret: 's', tcpPort: 7881, localAddress: '10.0.0.5' };
const configOf = (environment: Record<string, string>, more: Partial<typeof server> = {}) =>
  JSON.parse(liveKitConfig(readConfig(environment), { ...server, ...more }));

test('signaling is for this machine alone, sound for all', () => {
  expect(configOf({})).toMatchObject({
    bind_addresses: ['127.0.0.1'],
    keys: { k: 's' },
    rtc: {
      port_range_start: 50_000,
      port_range_end: 60_000,
      tcp_port: 7881,
      enable_loopback_candidate: true,
    },
  });
  expect(configOf({}).rtc).not.toHaveProperty('node_ip');
});

test('one port for all conversations', () => {
  const { rtc } = configOf({ MYNAH_WEBRTC_UDP_PORTS: '7882' });
  expect(rtc).toMatchObject({ udp_port: 7882 });
  expect(rtc).not.toHaveProperty('port_range_start');
});

test('a public address takes the place of the machine’s own; without any, this machine is all there is', () => {
  expect(configOf({ MYNAH_WEBRTC_ADDRESS: '203.0.113.5' }).rtc.node_ip).toBe('203.0.113.5/10.0.0.5');
  const alone = JSON.parse(liveKitConfig(readConfig({}), { ...server, localAddress: undefined }));
  expect(alone.rtc.node_ip).toBe('127.0.0.1');
});

test('a TCP port that is taken is not asked for', () => {
  expect(configOf({}, { tcpPort: 0 }).rtc.tcp_port).toBe(0);
});

test.each(['0', '7890-7880', '70000', 'many', '7880-'])('ports %s are refused', (ports) => {
  expect(() => readConfig({ MYNAH_WEBRTC_UDP_PORTS: ports })).toThrow('MYNAH_WEBRTC_UDP_PORTS');
});
