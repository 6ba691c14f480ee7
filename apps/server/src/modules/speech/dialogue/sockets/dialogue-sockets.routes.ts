import { textToDialogueRoutes as routes } from '@mynah/contract/speech/text-to-dialogue';
import { type Call, handleSocket } from '../../../../platform/http/index.ts';
import { sockets } from '../../speaking/index.ts';
import { dialogueModelOf } from '../dialogue-order.ts';
import { audioMessages, finalMessage, readMessage, turnEndMessage } from './dialogue-messages.ts';
import { DialoguePieces } from './dialogue-pieces.ts';
import type { TurnPiece } from './turn-buffer.ts';
import { type DialogueMessage, TurnDialog } from './turn-dialog.ts';

export const textToDialogueSocketRoutes = [
  handleSocket(routes.streamInput, (call, socket) =>
    sockets.runSocket(call, socket, { protocol: protocolOf(call), multi: false }),
  ),
  handleSocket(routes.multiStreamInput, (call, socket) =>
    sockets.runSocket(call, socket, { protocol: protocolOf(call), multi: true }),
  ),
];

/** Each context is a dialogue. */
function protocolOf({
  platform,
  query,
}: Call<typeof routes.streamInput | typeof routes.multiStreamInput>): sockets.SocketProtocol<
  DialogueMessage,
  TurnPiece
> {
  const { modelId, languageCode, enableLogging, outputFormat, seed, applyTextNormalization } = query;
  return {
    read: readMessage,
    dialog: new TurnDialog(),
    open: async ({ voiceSettings, pronunciationDictionaryLocators }, actor, send) => {
      const messageOf = audioMessages(query);
      return {
        plan: new DialoguePieces(platform, actor, {
          ...{ languageCode, enableLogging, outputFormat, seed, applyTextNormalization },
          modelId: dialogueModelOf(modelId),
          settings:
            voiceSettings?.stability === undefined ? undefined : { stability: voiceSettings.stability },
          pronunciationDictionaryLocators,
        }),
        onChunk: (chunk) => send(messageOf(chunk)),
        onPieceEnd: async ({ isEnd }) => {
          if (isEnd) await send(turnEndMessage);
        },
      };
    },
    finalMessage,
    address: (content, contextId) => ({ ...content, context_id: contextId }),
  };
}
