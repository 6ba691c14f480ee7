import { sentencesOf } from './choose-sentences.ts';

/**
 * How sentences begin that tell the agent what it is or what to do, in the languages that the responder speaks: a
 * second person, an order, or a rule for a case.
 */
const instructions: readonly RegExp[] = [
  /^(you|your|you’re|you're)\b(?! can (find|reach|book|buy|park))/i,
  /^(please )?(always|never|do not|don[’']?t|be|answer|ask|keep|use|speak|say|tell|greet|help|offer|take|find out|make sure|avoid|remember|act|respond|reply|stay|introduce|transfer|collect|confirm|repeat|let|end|call|write|give|explain|only|first|then|if (the|a) (caller|customer|user|guest|visitor|person)|when (the|a) (caller|customer|user|guest|visitor|person))\b/i,
  /^(du|deine?r?|sie (sind|sollen|antworten|helfen)|ihre aufgabe|sei|seien sie|antworte|frage?|frag|sprich|sprechen sie|nenne|immer|niemals|nie|bitte|wenn (der|ein) (anrufer|kunde|gast|nutzer))\b/i,
  /^(eres|tu|tú|usted es|sus? tarea|responde|pregunta|habla|siempre|nunca|no (digas|respondas|preguntes)|si (el|un) (cliente|usuario))\b/i,
  /^(tu es|vous êtes|votre rôle|réponds|répondez|demande|demandez|parle|parlez|toujours|jamais|ne |si l[’']?(appelant|utilisateur|client))\b/i,
  /^(sei|lei è|il tuo|rispondi|chiedi|parla|sempre|mai|non |se (il|un) (cliente|chiamante|utente))\b/i,
  /^(você|tu és|o seu|responda|pergunte|fale|sempre|nunca|não |se (o|um) (cliente|usuário|utilizador))\b/i,
];

/** What the agent's own text says of the world, without what it tells the agent itself: that is read out to nobody. */
export const factsIn = (text: string): string =>
  sentencesOf(text)
    .filter((sentence) => !instructions.some((pattern) => pattern.test(sentence)))
    .join('\n');
