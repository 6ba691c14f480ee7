import { contract } from '@mynah/contract';
import type { HandledRoute } from '../platform/http/index.ts';

/** Start-up refuses a contract route without a handler, and a handler that the contract does not know. */
export function checkContract(routes: readonly HandledRoute[]): void {
  const handled = new Set<string>();
  for (const { route, kind } of routes) {
    if (handled.has(route.id)) throw new Error(`The route ${route.id} has two handlers.`);
    if ((route.answer.kind === 'socket') !== (kind === 'socket')) {
      throw new Error(`The route ${route.id} is declared as ${route.answer.kind} and handled as ${kind}.`);
    }
    handled.add(route.id);
  }
  const missing = contract.filter((route) => !handled.has(route.id)).map((route) => route.id);
  if (missing.length > 0) throw new Error(`Routes without a handler: ${missing.join(', ')}.`);
  const declared = new Set(contract.map((route) => route.id));
  const unknown = [...handled].filter((id) => !declared.has(id));
  if (unknown.length > 0)
    throw new Error(`Handlers of routes that the contract lacks: ${unknown.join(', ')}.`);
}
