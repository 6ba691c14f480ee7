/** What two people say between extracts. It asks and names, and claims nothing: what is said is the source's. */
export interface ConnectingWords {
  open(title: string): string;
  /** Turns to a section with a heading. */
  turnTo: readonly ((heading: string) => string)[];
  /** Asks for more. */
  goOn: readonly string[];
  close(title: string): string;
}

const languages: Readonly<Record<string, ConnectingWords>> = {
  en: {
    open: (title) => `Our subject today: ${title}.`,
    turnTo: [
      (heading) => `Let’s turn to “${heading}”.`,
      (heading) => `Next comes “${heading}”.`,
      (heading) => `And what about “${heading}”?`,
    ],
    goOn: ['And what comes next?', 'What else does it say?', 'Go on.', 'And after that?'],
    close: (title) => `That was “${title}”.`,
  },
  de: {
    open: (title) => `Unser Thema heute: ${title}.`,
    turnTo: [
      (heading) => `Kommen wir zu „${heading}“.`,
      (heading) => `Als Nächstes: „${heading}“.`,
      (heading) => `Und was steht unter „${heading}“?`,
    ],
    goOn: ['Und wie geht es weiter?', 'Was steht da noch?', 'Weiter.', 'Und danach?'],
    close: (title) => `Das war „${title}“.`,
  },
  es: {
    open: (title) => `Nuestro tema de hoy: ${title}.`,
    turnTo: [
      (heading) => `Pasemos a «${heading}».`,
      (heading) => `Ahora viene «${heading}».`,
      (heading) => `¿Y qué dice sobre «${heading}»?`,
    ],
    goOn: ['¿Y qué viene después?', '¿Qué más dice?', 'Sigue.', '¿Y luego?'],
    close: (title) => `Esto fue «${title}».`,
  },
  fr: {
    open: (title) => `Notre sujet du jour : ${title}.`,
    turnTo: [
      (heading) => `Passons à « ${heading} ».`,
      (heading) => `Vient ensuite « ${heading} ».`,
      (heading) => `Et que lit-on sous « ${heading} » ?`,
    ],
    goOn: ['Et ensuite ?', 'Que dit encore le texte ?', 'Continuons.', 'Et après cela ?'],
    close: (title) => `C’était « ${title} ».`,
  },
  it: {
    open: (title) => `Il nostro tema di oggi: ${title}.`,
    turnTo: [
      (heading) => `Passiamo a «${heading}».`,
      (heading) => `Ora viene «${heading}».`,
      (heading) => `E che cosa si legge in «${heading}»?`,
    ],
    goOn: ['E poi?', 'Che altro dice?', 'Andiamo avanti.', 'E dopo?'],
    close: (title) => `Questo era «${title}».`,
  },
  pt: {
    open: (title) => `O nosso tema de hoje: ${title}.`,
    turnTo: [
      (heading) => `Vamos a “${heading}”.`,
      (heading) => `A seguir vem “${heading}”.`,
      (heading) => `E o que diz “${heading}”?`,
    ],
    goOn: ['E o que vem depois?', 'O que mais diz?', 'Continue.', 'E a seguir?'],
    close: (title) => `Este foi “${title}”.`,
  },
};

/** Undefined: nobody has written any in that language, and the extracts stand alone. */
export const connectingWordsOf = (language: string): ConnectingWords | undefined => languages[language];
