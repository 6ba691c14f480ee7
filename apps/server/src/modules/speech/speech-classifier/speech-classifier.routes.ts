import { aiSpeechClassificationRoutes as routes } from '@mynah/contract/speech/ai-speech-classification';
import { handle } from '../../../platform/http/index.ts';
import { classifyRecording } from './classify-recording.ts';
import { countStranger } from './stranger-limit.ts';

export const speechClassifierHttpRoutes = [
  handle(routes.classify, async (call) => {
    const actor = await call.findActor();
    if (!actor) await countStranger(call.platform, call.ipAddress);
    return classifyRecording(
      call.platform,
      { workspaceId: actor?.workspaceId, caller: actor?.workspaceId ?? `client ${call.ipAddress}` },
      {
        file: call.body.file,
        signal: call.signal,
        onEngine: (engine) => call.setHeader('x-mynah-engine', engine),
      },
    );
  }),
];
