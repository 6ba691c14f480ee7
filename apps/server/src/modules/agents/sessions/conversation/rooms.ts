import { beginConversation, endConversation, showFiles, writeEntries } from '../../conversations/index.ts';
import { openDialogue } from '../../dialogue/index.ts';

/** Where a conversation is written down, and who thinks in it. Tests of sound and turns give a dialogue of their own. */
export interface Rooms {
  beginConversation: typeof beginConversation;
  writeEntries: typeof writeEntries;
  showFiles: typeof showFiles;
  endConversation: typeof endConversation;
  openDialogue: typeof openDialogue;
}

export const theRooms = (): Rooms => ({
  beginConversation,
  writeEntries,
  showFiles,
  endConversation,
  openDialogue,
});
