import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { Server as TlsServer } from 'node:tls';

/**
 * Connections that were opened ahead, as browsers and clients do, and have asked nothing yet. To Node they are not
 * idle: they would hold up the end of the server for a minute. The answer closes those that there are.
 */
export function watchUnusedConnections(server: Server): () => void {
  const unused = new Set<Socket>();
  server.on(server instanceof TlsServer ? 'secureConnection' : 'connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  const use = ({ socket }: { socket: Socket }): void => void unused.delete(socket);
  server.on('request', use).on('upgrade', use);
  return () => {
    for (const socket of unused) socket.destroy();
  };
}
