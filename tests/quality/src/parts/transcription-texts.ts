const english = [
  'The harbor was quiet that morning, and a single boat came in slowly with the tide.',
  'Nobody had expected the letter to arrive so soon, least of all the woman who had written it.',
  'When the sunlight strikes raindrops in the air, they act as a prism and form a rainbow.',
  'Please ask her to bring six spoons of fresh snow peas, and maybe a snack for her brother Bob.',
  'If you turn left behind the old library, you will reach a small green gate within a minute.',
  'The experiment failed twice before anybody noticed that the valve had never been opened.',
];

/** What is spoken and transcribed. Our own sentences, and two that phoneticians have used for long. */
export const transcriptionTexts = [
  { voice: 'af_heart', language: 'en-US', sentences: english },
  { voice: 'am_michael', language: 'en-US', sentences: english.toReversed() },
  { voice: 'bf_emma', language: 'en-GB', sentences: english },
  {
    voice: 'ef_dora',
    language: 'es-ES',
    sentences: [
      'El tren de la mañana salió con retraso porque había nieve en la vía.',
      'Mi abuela guardaba las cartas en una caja de madera debajo de la cama.',
      'Nadie sabía por qué el faro seguía encendido en pleno día.',
    ],
  },
  {
    voice: 'ff_siwis',
    language: 'fr-FR',
    sentences: [
      'Le marché ouvre tôt le matin, et les meilleures pommes sont vendues avant midi.',
      'Elle a oublié son parapluie dans le train, mais il ne pleuvait plus.',
      'Nous avons marché longtemps au bord de la rivière sans rencontrer personne.',
    ],
  },
  {
    voice: 'if_sara',
    language: 'it-IT',
    sentences: [
      'La finestra della cucina dava su un piccolo giardino pieno di limoni.',
      'Il maestro arrivò tardi, ma gli studenti lo aspettavano ancora.',
      'Domani andremo al mare, se il tempo sarà bello.',
    ],
  },
  {
    voice: 'pf_dora',
    language: 'pt-BR',
    sentences: [
      'O barco saiu cedo do porto e voltou carregado de peixe fresco.',
      'A professora pediu aos alunos que lessem o livro até o fim do mês.',
      'Ontem à noite choveu tanto que a rua inteira ficou debaixo de água.',
    ],
  },
];
