import type { FastifyInstance } from 'fastify';

/** So long a running answer may take to end; then its connection is cut. Supervisors kill after ten seconds. */
const graceMs = 5_000;

/** Closes a server: what it speaks is spoken to its end, if that is soon. */
export async function closeServer(server: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => server.server.closeAllConnections(), graceMs);
  try {
    await server.close();
  } finally {
    clearTimeout(cut);
  }
}
