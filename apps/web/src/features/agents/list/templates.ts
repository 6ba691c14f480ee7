import {
  BookOpenText,
  ClipboardList,
  ConciergeBell,
  Languages,
  type LucideIcon,
  Mic,
  Sparkles,
} from 'lucide-react';
import type { NewAgent } from '#web/features/agents/agents.requests.ts';
import { message } from '#web/features/agents/messages.ts';

export interface AgentTemplate {
  id: string;
  name: string;
  text: string;
  icon: LucideIcon;
  make: () => NewAgent;
}

interface Script {
  firstMessage: string;
  prompt: string;
  /** What is written down of each conversation. */
  collects?: Readonly<Record<string, string>>;
  /** When a conversation was a success. */
  goal?: string;
  turn?: NewAgent['conversation_config']['turn'];
  variables?: Readonly<Record<string, string>>;
}

const endCall = {
  name: 'end_call',
  description: '',
  params: { system_tool_type: 'end_call' as const },
};

/** An agent that works at once: it answers from its own text, asks for what it collects, and hangs up when all is said. */
function agentOf(
  name: string,
  { firstMessage, prompt, collects = {}, goal, turn, variables }: Script,
): NewAgent {
  return {
    name,
    conversation_config: {
      agent: {
        first_message: firstMessage,
        language: 'en',
        dynamic_variables: { dynamic_variable_placeholders: { ...variables } },
        prompt: { prompt, built_in_tools: { end_call: endCall } },
      },
      turn,
    },
    platform_settings: {
      // whoever types reads the answers
      overrides: { conversation_config_override: { conversation: { text_only: true } } },
      data_collection: Object.fromEntries(
        Object.entries(collects).map(([id, description]) => [id, { type: 'string' as const, description }]),
      ),
      evaluation: {
        criteria: goal ? [{ id: 'goal', name: 'Goal', conversation_goal_prompt: goal }] : [],
      },
    },
  };
}

const style = 'You speak on the phone: answer in one or two short sentences, and ask one thing at a time.';

export const templates: readonly AgentTemplate[] = [
  {
    id: 'blank',
    name: message('blank'),
    text: message('blankText'),
    icon: Sparkles,
    make: () =>
      agentOf(message('blankName'), {
        firstMessage: 'Hello! How can I help?',
        prompt: `You are a helpful assistant. ${style}`,
      }),
  },
  {
    id: 'receptionist',
    name: message('receptionist'),
    text: message('receptionistText'),
    icon: ConciergeBell,
    make: () =>
      agentOf(message('receptionist'), {
        firstMessage: 'Hello, you’ve reached {{company}}. How can I help?',
        prompt: [
          `You are the receptionist of {{company}}. ${style}`,
          'Find out what the caller wants. Take a message: their name, a phone number or email address, and what it is about. Repeat the number or address to check it. Say that somebody will call back, then say goodbye and end the call.',
          'You don’t know prices or appointments: offer to have somebody call back.',
        ].join('\n\n'),
        collects: {
          caller_name: 'The caller’s name',
          contact: 'Phone number or email address to reach them',
          reason: 'What the call is about, in one sentence',
        },
        goal: 'The agent took the caller’s name, how to reach them, and what it is about.',
        variables: { company: 'our office' },
      }),
  },
  {
    id: 'support',
    name: message('support'),
    text: message('supportText'),
    icon: BookOpenText,
    make: () =>
      agentOf(message('support'), {
        firstMessage: 'Hi! What can I help you with?',
        prompt: [
          `You answer customers’ questions. ${style}`,
          'Answer only from the knowledge base. If the answer isn’t there, say so and offer to pass the question on. Never guess.',
        ].join('\n\n'),
        collects: { open_question: 'The question that could not be answered, if there was one' },
        goal: 'The customer’s question was answered, or it was passed on.',
      }),
  },
  {
    id: 'interviewer',
    name: message('interviewer'),
    text: message('interviewerText'),
    icon: Mic,
    make: () =>
      agentOf(message('interviewer'), {
        firstMessage: 'Thanks for making time. Shall we start? Tell me a little about yourself.',
        prompt: [
          `You interview candidates for the position of {{position}}. ${style}`,
          'Ask about: their background, a project they are proud of, something that went wrong and what they learned, and what they want to do next. Follow up once where an answer is vague. Let them finish; don’t judge or comment on answers.',
          'At the end ask whether they have questions, thank them and end the call.',
        ].join('\n\n'),
        collects: {
          background: 'Summary of the candidate’s background',
          proudest_project: 'The project they are proud of',
          next_step: 'What they want to do next',
        },
        goal: 'All four topics were covered.',
        turn: { turn_eagerness: 'patient', turn_timeout: 12 },
        variables: { position: 'engineer' },
      }),
  },
  {
    id: 'language',
    name: message('languagePartner'),
    text: message('languagePartnerText'),
    icon: Languages,
    make: () =>
      agentOf(message('languagePartner'), {
        firstMessage: 'Hello! Let’s talk. What did you do today?',
        prompt: [
          `You are a friendly language partner for somebody who learns English at level {{level}}. ${style}`,
          'Use words of that level. Keep the conversation going with a question about what they said. If they make a mistake, say the sentence correctly once in passing, then go on. Explain a word when they ask.',
        ].join('\n\n'),
        collects: { mistakes: 'Mistakes that came up more than once, with the correct form' },
        turn: { turn_eagerness: 'patient', turn_timeout: 15 },
        variables: { level: 'B1' },
      }),
  },
  {
    id: 'survey',
    name: message('survey'),
    text: message('surveyText'),
    icon: ClipboardList,
    make: () =>
      agentOf(message('survey'), {
        firstMessage: 'Hi! Do you have two minutes for three questions about {{product}}?',
        prompt: [
          `You run a short survey about {{product}}. ${style}`,
          'Ask, one after the other: How likely are you to recommend it, from 0 to 10? What do you like most? What should be better? Don’t argue. Thank them and end the call. If they don’t want to take part, thank them and end the call.',
        ].join('\n\n'),
        collects: {
          recommend_score: 'How likely they are to recommend it, from 0 to 10',
          likes: 'What they like most',
          wishes: 'What should be better',
        },
        goal: 'All three questions were answered.',
        variables: { product: 'our product' },
      }),
  },
];
