import { speechToSpeechRoutes as routes } from '@mynah/contract/speech/speech-to-speech';
import { toolRunRoutes } from '@mynah/contract/speech/tool-runs';
import { handle } from '../../../platform/http/index.ts';
import { answerWhole, bytesOf } from '../../../platform/sound/index.ts';
import { toToolRun } from '../tool-runs/index.ts';
import { startChange } from './actions/start-change.ts';
import { type BeginCall, beginChange } from './begin-change.ts';
import type { ChangeOrder } from './plan-order.ts';

interface ChangeCall extends BeginCall {
  params: { voiceId: string };
  query: { enableLogging: boolean; outputFormat: ChangeOrder['outputFormat'] };
  body: Omit<ChangeOrder, 'voiceId' | 'enableLogging' | 'outputFormat'>;
}

/** What the page gets, as from the public call when it names no format. */
const appFormat = 'mp3_44100_128' as const;

const orderOf = ({ params, query, body }: ChangeCall): ChangeOrder => ({ ...params, ...query, ...body });

const convert = async (call: ChangeCall) => {
  const changed = await beginChange(call, orderOf(call), { whole: true });
  const answer = await answerWhole(changed, changed.job.format);
  // of what is streamed only the first step is known when the headers leave
  call.setHeader('x-mynah-engine', changed.used.names);
  return answer;
};

const stream = async (call: ChangeCall) => {
  const { job, chunks } = await beginChange(call, orderOf(call), { whole: false });
  return { contentType: job.format.contentType, body: bytesOf(chunks) };
};

export const speechToSpeechHttpRoutes = [
  handle(routes.convert, convert),
  handle(routes.stream, stream),
  handle(routes.changeVoice, convert),
  handle(routes.changeVoiceStream, stream),
  handle(toolRunRoutes.changeVoice, async ({ platform, actor, body, requestId, signal }) => {
    const order = { ...body, outputFormat: appFormat, enableLogging: true };
    return toToolRun(await startChange(platform, actor, order, { requestId, signal }));
  }),
];
