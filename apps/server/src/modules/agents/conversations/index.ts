export { conversationOfTicket } from './actions/find-conversations.ts';
export {
  beginConversation,
  type ConversationEnd,
  countLive,
  countToday,
  endConversation,
  type NewConversation,
  writeEntries,
} from './actions/keep-conversation.ts';
export { type ShownFile, showFiles } from './actions/show-files.ts';
export { agentConversationsModule } from './module.ts';
