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
export { showFiles } from './actions/show-files.ts';
export { analyze } from './analysis/analyze.ts';
export { whatToAnalyze } from './analysis/what-to-analyze.ts';
export { agentConversationsModule } from './module.ts';
