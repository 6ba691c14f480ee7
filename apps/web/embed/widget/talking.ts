/** What a conversation needs once somebody speaks or writes: a file of its own, which nobody loads before. */
export { openMicrophone } from '#web/shared/recording/microphone.ts';
export { openConversation } from '#web/shared/talking/conversation.ts';
