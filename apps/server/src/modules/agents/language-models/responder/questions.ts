/** What agents ask of callers most often, each by what it is. */
export type DetailKind =
  | 'name'
  | 'contact'
  | 'email'
  | 'phone'
  | 'address'
  | 'company'
  | 'guests'
  | 'date'
  | 'time'
  | 'order'
  | 'reason';

type Questions = Readonly<Record<DetailKind | 'noted', string>>;

const english: Questions = {
  name: 'May I have your name, please?',
  contact: 'How can we reach you: what is your phone number or email address?',
  email: 'What is your email address, please?',
  phone: 'What is your phone number, please?',
  address: 'What is the address, please?',
  company: 'Which company are you calling from?',
  guests: 'How many people will you be?',
  date: 'For which day, please?',
  time: 'At what time, please?',
  order: 'What is the number, please?',
  reason: 'What is it about, please?',
  noted: 'Thank you, I’ve noted that. Is there anything else I can help you with?',
};

const questions: Readonly<Record<string, Questions>> = {
  en: english,
  de: {
    name: 'Wie ist bitte Ihr Name?',
    contact: 'Wie erreichen wir Sie: unter welcher Telefonnummer oder E-Mail-Adresse?',
    email: 'Wie ist bitte Ihre E-Mail-Adresse?',
    phone: 'Wie ist bitte Ihre Telefonnummer?',
    address: 'Wie ist bitte die Adresse?',
    company: 'Von welcher Firma rufen Sie an?',
    guests: 'Für wie viele Personen?',
    date: 'Für welchen Tag, bitte?',
    time: 'Um wie viel Uhr, bitte?',
    order: 'Wie ist bitte die Nummer?',
    reason: 'Worum geht es, bitte?',
    noted: 'Danke, das habe ich notiert. Kann ich sonst noch etwas für Sie tun?',
  },
  es: {
    name: '¿Me dice su nombre, por favor?',
    contact: '¿Cómo podemos localizarle: cuál es su teléfono o su correo electrónico?',
    email: '¿Cuál es su correo electrónico, por favor?',
    phone: '¿Cuál es su número de teléfono, por favor?',
    address: '¿Cuál es la dirección, por favor?',
    company: '¿De qué empresa llama?',
    guests: '¿Cuántas personas serán?',
    date: '¿Para qué día, por favor?',
    time: '¿A qué hora, por favor?',
    order: '¿Cuál es el número, por favor?',
    reason: '¿De qué se trata, por favor?',
    noted: 'Gracias, tomo nota. ¿Puedo ayudarle en algo más?',
  },
  fr: {
    name: 'Quel est votre nom, s’il vous plaît ?',
    contact: 'Comment vous joindre : quel est votre numéro de téléphone ou votre adresse e-mail ?',
    email: 'Quelle est votre adresse e-mail, s’il vous plaît ?',
    phone: 'Quel est votre numéro de téléphone, s’il vous plaît ?',
    address: 'Quelle est l’adresse, s’il vous plaît ?',
    company: 'De quelle entreprise appelez-vous ?',
    guests: 'Combien serez-vous ?',
    date: 'Pour quel jour, s’il vous plaît ?',
    time: 'À quelle heure, s’il vous plaît ?',
    order: 'Quel est le numéro, s’il vous plaît ?',
    reason: 'De quoi s’agit-il, s’il vous plaît ?',
    noted: 'Merci, c’est noté. Puis-je vous aider pour autre chose ?',
  },
  it: {
    name: 'Mi dice il suo nome, per favore?',
    contact: 'Come possiamo raggiungerla: qual è il suo numero di telefono o la sua e-mail?',
    email: 'Qual è il suo indirizzo e-mail, per favore?',
    phone: 'Qual è il suo numero di telefono, per favore?',
    address: 'Qual è l’indirizzo, per favore?',
    company: 'Da quale azienda chiama?',
    guests: 'In quanti sarete?',
    date: 'Per che giorno, per favore?',
    time: 'A che ora, per favore?',
    order: 'Qual è il numero, per favore?',
    reason: 'Di che cosa si tratta, per favore?',
    noted: 'Grazie, ho preso nota. Posso aiutarla in altro?',
  },
  pt: {
    name: 'Diga-me o seu nome, por favor?',
    contact: 'Como podemos contactá-lo: qual é o seu telefone ou e-mail?',
    email: 'Qual é o seu e-mail, por favor?',
    phone: 'Qual é o seu número de telefone, por favor?',
    address: 'Qual é a morada, por favor?',
    company: 'De que empresa está a ligar?',
    guests: 'Quantas pessoas serão?',
    date: 'Para que dia, por favor?',
    time: 'A que horas, por favor?',
    order: 'Qual é o número, por favor?',
    reason: 'De que se trata, por favor?',
    noted: 'Obrigado, tomei nota. Posso ajudar em mais alguma coisa?',
  },
};

/** Any other language: English. */
export const questionsFor = (language: string): Questions => questions[language.slice(0, 2)] ?? english;

const kinds: readonly [DetailKind, RegExp][] = [
  [
    'contact',
    /(phone|telefon|tel[ée]fono|t[ée]l[ée]phone).*mail|mail.*(phone|telefon|tel[ée]fono)|\bcontact\b|\breach\b/i,
  ],
  ['email', /e-?mail|correo electr[óo]nico|courriel/i],
  ['phone', /phone|telefon|tel[ée]fono|t[ée]l[ée]phone|mobile|\bcall ?back\b|handynummer/i],
  [
    'guests',
    /how many (people|guests|persons)|(number of|party) (people|guests|persons|size)|\bguests\b|personen|personas|personnes|persone|pessoas/i,
  ],
  [
    'order',
    /(order|booking|reservation|customer|ticket|invoice|reference)[ _](number|id|no\b|reference|code)|(bestell|kunden|buchungs|rechnungs)nummer|n[úu]mero de (pedido|cliente|encomenda)|num[ée]ro de (commande|client)|numero (d[’']ordine|cliente)/i,
  ],
  ['company', /company|organi[sz]ation|\bfirma\b|empresa|entreprise|azienda/i],
  ['address', /address|adresse|anschrift|direcci[óo]n|indirizzo|endere[çc]o|morada/i],
  ['date', /\b(date|day)\b|datum|\btag\b|\bfecha\b|\bjour\b|\bdata\b|\bgiorno\b|\bdia\b/i],
  ['time', /\btime\b|uhrzeit|\bhora\b|\bheure\b|\bora\b/i],
  ['name', /\bnames?\b|_name\b|\bname_|\bnombre\b|\bnom\b|\bnome\b/i],
  [
    'reason',
    /\breason\b|what (it|the call) is about|\bconcern\b|\bsubject\b|anliegen|grund des anrufs|\bmotivo\b|\bmotif\b/i,
  ],
];

/** What is judged of a conversation afterwards, and no caller is asked for. */
const judged =
  /summar|sentiment|mood|satisf|mistake|resolved|outcome|success|whether|if there was|how well|rating|quality|frustrat/i;

/** What it is, by its name and description; undefined for what nobody asks a caller for. */
export const kindOfDetail = (about: string): DetailKind | undefined =>
  judged.test(about) ? undefined : kinds.find(([, pattern]) => pattern.test(about))?.[0];
