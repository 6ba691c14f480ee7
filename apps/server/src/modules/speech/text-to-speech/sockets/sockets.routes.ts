import { textToSpeechRoutes as routes } from '@mynah/contract/speech/text-to-speech';
import { type Call, handleSocket } from '../../../../platform/http/index.ts';
import { sockets } from '../../speaking/index.ts';
import { MultiDialog, SingleDialog, type SocketMessage } from './socket-dialog.ts';
import { audioMessages, finalMessage, readMessage } from './socket-messages.ts';
import { TextPieces } from './text-pieces.ts';

export const textToSpeechSocketRoutes = [
  handleSocket(routes.streamInput, (call, socket) =>
    sockets.runSocket(call, socket, { protocol: protocolOf(call, false), multi: false }),
  ),
  handleSocket(routes.multiStreamInput, (call, socket) =>
    sockets.runSocket(call, socket, { protocol: protocolOf(call, true), multi: true }),
  ),
];

/** Each context is a text of one voice. */
function protocolOf(
  { platform, params, query }: Call<typeof routes.streamInput | typeof routes.multiStreamInput>,
  multi: boolean,
): sockets.SocketProtocol<SocketMessage, string> {
  const { autoMode, inactivityTimeout: _, authorization: __, singleUseToken: ___, ...order } = query;
  return {
    read: readMessage,
    dialog: multi ? new MultiDialog({ autoMode }) : new SingleDialog({ autoMode }),
    open: async ({ voiceSettings, pronunciationDictionaryLocators }, actor, send) => {
      const messageOf = audioMessages();
      return {
        plan: await TextPieces.open(platform, actor, {
          voiceId: params.voiceId,
          ...order,
          text: '',
          voiceSettings,
          pronunciationDictionaryLocators,
        }),
        onChunk: (chunk) => send(messageOf(chunk)),
      };
    },
    finalMessage,
    address: (content, contextId) => ({ ...content, contextId }),
  };
}
