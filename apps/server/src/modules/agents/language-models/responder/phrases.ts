/** What the local responder says of itself, by language. */
export interface Phrases {
  greeting: string;
  unknown: string;
  thanks: string;
  farewell: string;
  self: string;
  /** `{what}`: what is asked for, in the words of the tool. */
  ask: string;
  done: string;
  failed: string;
}

const english: Phrases = {
  greeting: 'Hello! How can I help you?',
  unknown: 'I don’t know that, I’m afraid. Is there anything else I can help you with?',
  thanks: 'You’re welcome!',
  farewell: 'Goodbye!',
  self: 'I’m a simple assistant that answers from the documents I was given.',
  ask: 'Could you tell me this, please: {what}?',
  done: 'That’s done.',
  failed: 'That didn’t work, I’m sorry.',
};

const phrases: Readonly<Record<string, Phrases>> = {
  en: english,
  de: {
    greeting: 'Hallo! Wie kann ich Ihnen helfen?',
    unknown: 'Das weiß ich leider nicht. Kann ich sonst noch etwas für Sie tun?',
    thanks: 'Gern geschehen!',
    farewell: 'Auf Wiederhören!',
    self: 'Ich bin ein einfacher Assistent, der aus den Dokumenten antwortet, die man mir gegeben hat.',
    ask: 'Sagen Sie mir das bitte noch: {what}?',
    done: 'Das ist erledigt.',
    failed: 'Das hat leider nicht geklappt.',
  },
  es: {
    greeting: '¡Hola! ¿En qué puedo ayudarle?',
    unknown: 'Lo siento, eso no lo sé. ¿Puedo ayudarle en algo más?',
    thanks: '¡De nada!',
    farewell: '¡Adiós!',
    self: 'Soy un asistente sencillo que responde con los documentos que me han dado.',
    ask: '¿Me puede decir esto, por favor: {what}?',
    done: 'Ya está hecho.',
    failed: 'Lo siento, no ha funcionado.',
  },
  fr: {
    greeting: 'Bonjour ! Que puis-je faire pour vous ?',
    unknown: 'Je ne sais pas, désolé. Puis-je vous aider pour autre chose ?',
    thanks: 'Je vous en prie !',
    farewell: 'Au revoir !',
    self: 'Je suis un assistant simple qui répond à partir des documents qu’on m’a donnés.',
    ask: 'Pouvez-vous me dire ceci, s’il vous plaît : {what} ?',
    done: 'C’est fait.',
    failed: 'Désolé, cela n’a pas marché.',
  },
  it: {
    greeting: 'Buongiorno! Come posso aiutarla?',
    unknown: 'Mi dispiace, questo non lo so. Posso aiutarla in altro?',
    thanks: 'Prego!',
    farewell: 'Arrivederci!',
    self: 'Sono un assistente semplice che risponde con i documenti che mi hanno dato.',
    ask: 'Mi può dire questo, per favore: {what}?',
    done: 'È fatto.',
    failed: 'Mi dispiace, non ha funzionato.',
  },
  pt: {
    greeting: 'Olá! Em que posso ajudar?',
    unknown: 'Lamento, isso não sei. Posso ajudar em mais alguma coisa?',
    thanks: 'De nada!',
    farewell: 'Adeus!',
    self: 'Sou um assistente simples que responde a partir dos documentos que me deram.',
    ask: 'Pode dizer-me isto, por favor: {what}?',
    done: 'Está feito.',
    failed: 'Lamento, não funcionou.',
  },
};

/** Of an agent that may not say what it would. */
export const apologyIn = (language: string): string => phrasesFor(language).unknown;

/** Any other language: English. */
export const phrasesFor = (language: string): Phrases => phrases[language.slice(0, 2)] ?? english;
