import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';

export interface Health {
  /** What is not ready yet, in plain words; empty when all is. */
  waitingFor(): Promise<string[]>;
}

/** `/healthz` alive, `/readyz` ready to speak, `/metrics` for Prometheus. */
export function addHealthRoutes(server: FastifyInstance, health: Health, metrics: Metrics): void {
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    const waitingFor = await health.waitingFor();
    return reply
      .code(waitingFor.length > 0 ? 503 : 200)
      .send({ ready: waitingFor.length === 0, waiting_for: waitingFor });
  });
  server.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}
