import { speechToTextRoutes as routes } from '@mynah/contract/speech/speech-to-text';
import { Failure } from '../../../platform/errors/index.ts';
import { type Actor, handle } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { spendSingleUseToken } from '../../workspaces/access/index.ts';
import { concurrencyHeaders, generationHeaders } from '../generation/index.ts';
import { convertSpeech } from './actions/convert-speech.ts';
import { removeTranscription } from './actions/delete-transcription.ts';
import { getFinishedTranscription, transcriptNotFound } from './actions/get-transcription.ts';
import { toAnswer } from './transcript-answer.view.ts';

export const speechToTextHttpRoutes = [
  handle(
    routes.convert,
    async (call) => {
      const { platform, actor, query, requestId, signal } = call;
      const setHeaders = (headers: Record<string, string | number>): void => {
        for (const [name, value] of Object.entries(headers)) call.setHeader(name, value);
      };
      return convertSpeech(platform, actor, call.body, {
        requestId,
        signal,
        enableLogging: query.enableLogging,
        onConcurrency: (concurrency) => setHeaders(concurrencyHeaders(concurrency)),
        onFacts: (facts) => setHeaders(generationHeaders(facts)),
      });
    },
    { authorize: authorizeByToken },
  ),
  handle(routes.get, async ({ platform, actor, params }) => {
    const key = { workspaceId: actor.workspaceId, id: params.transcriptionId };
    return toAnswer(await getFinishedTranscription(platform, key));
  }),
  handle(routes.remove, async ({ platform, actor, params }) => {
    const key = { workspaceId: actor.workspaceId, id: params.transcriptionId };
    if (!(await removeTranscription(platform, key))) throw transcriptNotFound();
    return { status: 'ok' as const };
  }),
];

/** Nothing of a form is read of somebody who is not known. */
function authorizeByToken(platform: Platform, { token }: Readonly<Record<string, unknown>>): Promise<Actor> {
  if (typeof token === 'string' && token !== '') return spendSingleUseToken(platform, token, 'batch_scribe');
  throw new Failure('needs_authorization', 'Send an API key in the header xi-api-key, or a token.');
}
