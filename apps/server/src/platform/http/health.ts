import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';

export interface Health {
  /** What is not ready yet, in plain words; empty when all is. */
  waitingFor(): Promise<string[]>;
}

/** Who watches the server asks from the address of its busiest clients, and must not be told 429 for their sake. */
const uncounted = { config: { rateLimit: false } };

/** `/healthz` alive, `/readyz` ready to speak, `/metrics` for Prometheus. */
export function addHealthRoutes(server: FastifyInstance, health: Health, metrics: Metrics): void {
  server.get('/healthz', uncounted, async () => ({ status: 'ok' }));
  server.get('/readyz', uncounted, async (_request, reply) => {
    const waitingFor = await health.waitingFor();
    return reply
      .code(waitingFor.length > 0 ? 503 : 200)
      .send({ ready: waitingFor.length === 0, waiting_for: waitingFor });
  });
  server.get('/metrics', uncounted, async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}
