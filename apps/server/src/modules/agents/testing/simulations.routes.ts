import { simulationRoutes as routes } from '@mynah/contract/agents/testing/simulations';
import { type Call, handle } from '../../../platform/http/index.ts';
import {
  type SimulationOrder,
  simulateConversation,
  simulateWhole,
} from './actions/simulate-conversation.ts';

type Asked = Pick<Call<typeof routes.simulate>, 'params' | 'query' | 'body'>;

const orderOf = ({ params, query, body }: Asked): SimulationOrder => ({
  ...params,
  ...query,
  specification: body.simulationSpecification,
  criteria: body.extraEvaluationCriteria ?? [],
  mostNewTurns: body.newTurnsLimit,
});

export const simulationHttpRoutes = [
  handle(routes.simulate, (call) => simulateWhole(call.platform, call.actor, orderOf(call), call.signal)),
  handle(routes.simulateStream, (call) =>
    simulateConversation(call.platform, call.actor, orderOf(call), call.signal),
  ),
];
