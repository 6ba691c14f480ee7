/** A passage of a book in the public domain, and who says each of its quotes as a reader knows it; null: it has no name there. */
interface Passage {
  name: string;
  language: string;
  /** A paragraph a line. */
  text: string;
  said: (string | null)[];
}

export const passages: readonly Passage[] = [
  {
    name: 'Austen, Pride and Prejudice, chapter 1',
    language: 'en',
    text: `It is a truth universally acknowledged, that a single man in possession of a good fortune, must be in want of a wife.
However little known the feelings or views of such a man may be on his first entering a neighbourhood, this truth is so well fixed in the minds of the surrounding families, that he is considered as the rightful property of some one or other of their daughters.
“My dear Mr. Bennet,” said his lady to him one day, “have you heard that Netherfield Park is let at last?”
Mr. Bennet replied that he had not.
“But it is,” returned she; “for Mrs. Long has just been here, and she told me all about it.”
Mr. Bennet made no answer.
“Do you not want to know who has taken it?” cried his wife impatiently.
“You want to tell me, and I have no objection to hearing it.”
This was invitation enough.
“Why, my dear, you must know, Mrs. Long says that Netherfield is taken by a young man of large fortune from the north of England.”
“What is his name?”
“Bingley.”
“Is he married or single?”
“Oh! Single, my dear, to be sure! A single man of large fortune; four or five thousand a year. What a fine thing for our girls!”`,
    said: [null, null, null, null, null, null, null, null, null, null, null],
  },
  {
    name: 'Austen, Pride and Prejudice, chapter 20',
    language: 'en',
    text: `“Have you heard, Mr. Bennet?” cried Mrs. Bennet. “Lizzy declares she will not have Mr. Collins.”
“And what am I to do on the occasion? It seems an hopeless business,” said Mr. Bennet.
“Speak to Lizzy about it yourself. Tell her that you insist upon her marrying him.”
“Let her be called down. She shall hear my opinion.”
Mrs. Bennet rang the bell, and Miss Elizabeth was summoned to the library.
“Come here, child,” cried her father as she appeared. “I have sent for you on an affair of importance. I understand that Mr. Collins has made you an offer of marriage. Is it true?” Elizabeth replied that it was.
“I have, sir,” said Elizabeth.
“Very well. We now come to the point. Your mother insists upon your accepting it. Is it not so, Mrs. Bennet?”
“Yes, or I will never see her again.”`,
    said: [
      'Mrs. Bennet',
      'Mrs. Bennet',
      'Mr. Bennet',
      'Mrs. Bennet',
      'Mr. Bennet',
      null,
      null,
      'Elizabeth',
      null,
      null,
    ],
  },
  {
    name: 'Carroll, Alice’s Adventures in Wonderland, chapter 7',
    language: 'en',
    text: `The table was a large one, but the three were all crowded together at one corner of it: “No room! No room!” they cried out when they saw Alice coming. “There’s plenty of room!” said Alice indignantly, and she sat down in a large arm-chair at one end of the table.
“Have some wine,” the March Hare said in an encouraging tone.
Alice looked all round the table, but there was nothing on it but tea. “I don’t see any wine,” she remarked.
“There isn’t any,” said the March Hare.
“Then it wasn’t very civil of you to offer it,” said Alice angrily.
“It wasn’t very civil of you to sit down without being invited,” said the March Hare.
“I didn’t know it was your table,” said Alice; “it’s laid for a great many more than three.”
“Your hair wants cutting,” said the Hatter. He had been looking at Alice for some time with great curiosity, and this was his first speech.
“You should learn not to make personal remarks,” Alice said with some severity; “it’s very rude.”
The Hatter opened his eyes very wide on hearing this; but all he said was, “Why is a raven like a writing-desk?”
“Come, we shall have some fun now!” thought Alice. “I’m glad they’ve begun asking riddles.—I believe I can guess that,” she added aloud.
“Do you mean that you think you can find out the answer to it?” said the March Hare.
“Exactly so,” said Alice.
“Then you should say what you mean,” the March Hare went on.
“I do,” Alice hastily replied; “at least—at least I mean what I say—that’s the same thing, you know.”
“Not the same thing a bit!” said the Hatter. “You might just as well say that ‘I see what I eat’ is the same thing as ‘I eat what I see’!”`,
    said: [
      null,
      'Alice',
      'March Hare',
      'Alice',
      'March Hare',
      'Alice',
      'March Hare',
      'Alice',
      'Alice',
      'Hatter',
      'Alice',
      'Alice',
      'Hatter',
      'Alice',
      'Alice',
      'March Hare',
      'Alice',
      'March Hare',
      'Alice',
      'Alice',
      'Hatter',
      'Hatter',
    ],
  },
  {
    name: 'Carroll, Alice’s Adventures in Wonderland, chapter 6',
    language: 'en',
    text: `“Would you tell me, please, which way I ought to go from here?” said Alice.
“That depends a good deal on where you want to get to,” said the Cat.
“I don’t much care where—” said Alice.
“Then it doesn’t matter which way you go,” said the Cat.
“—so long as I get somewhere,” Alice added as an explanation.
“Oh, you’re sure to do that,” said the Cat, “if you only walk long enough.”
Alice felt that this could not be denied, so she tried another question. “What sort of people live about here?”
“In that direction,” the Cat said, waving its right paw round, “lives a Hatter: and in that direction,” waving the other paw, “lives a March Hare. Visit either you like: they’re both mad.”
“But I don’t want to go among mad people,” Alice remarked.
“Oh, you can’t help that,” said the Cat: “we’re all mad here. I’m mad. You’re mad.”
“How do you know I’m mad?” said Alice.
“You must be,” said the Cat, “or you wouldn’t have come here.”`,
    said: [
      'Alice',
      'Cat',
      'Alice',
      'Cat',
      'Alice',
      'Cat',
      'Cat',
      'Alice',
      'Cat',
      'Cat',
      'Cat',
      'Alice',
      'Cat',
      'Cat',
      'Alice',
      'Cat',
      'Cat',
    ],
  },
  {
    name: 'Carroll, Alice’s Adventures in Wonderland, chapter 5, in the marks of its first edition',
    language: 'en',
    text: `The Caterpillar and Alice looked at each other for some time in silence: at last the Caterpillar took the hookah out of its mouth, and addressed her in a languid, sleepy voice.
‘Who are you?’ said the Caterpillar.
This was not an encouraging opening for a conversation. Alice replied, rather shyly, ‘I—I hardly know, sir, just at present—at least I know who I was when I got up this morning, but I think I must have been changed several times since then.’
‘What do you mean by that?’ said the Caterpillar sternly. ‘Explain yourself!’
‘I can’t explain myself, I’m afraid, sir,’ said Alice, ‘because I’m not myself, you see.’
‘I don’t see,’ said the Caterpillar.
‘I’m afraid I can’t put it more clearly,’ Alice replied very politely, ‘for I can’t understand it myself to begin with; and being so many different sizes in a day is very confusing.’
‘It isn’t,’ said the Caterpillar.
‘Well, perhaps you haven’t found it so yet,’ said Alice; ‘but when you have to turn into a chrysalis—you will some day, you know—and then after that into a butterfly, I should think you’ll feel it a little queer, won’t you?’
‘Not a bit,’ said the Caterpillar.`,
    said: [
      'Caterpillar',
      'Alice',
      'Caterpillar',
      'Caterpillar',
      'Alice',
      'Alice',
      'Caterpillar',
      'Alice',
      'Alice',
      'Caterpillar',
      'Alice',
      'Alice',
      'Caterpillar',
    ],
  },
  {
    name: 'Doyle, A Scandal in Bohemia',
    language: 'en',
    text: `“Wedlock suits you,” he remarked. “I think, Watson, that you have put on seven and a half pounds since I saw you.”
“Seven!” I answered.
“Indeed, I should have thought a little more. Just a trifle more, I fancy, Watson. And in practice again, I observe. You did not tell me that you intended to go into harness.”
“Then, how do you know?”
“I see it, I deduce it. How do I know that you have been getting yourself very wet lately, and that you have a most clumsy and careless servant girl?”
“My dear Holmes,” said I, “this is too much. You would certainly have been burned, had you lived a few centuries ago.”
He chuckled to himself and rubbed his long, nervous hands together.
“It is simplicity itself,” said he; “my eyes tell me that on the inside of your left shoe, just where the firelight strikes it, the leather is scored by six almost parallel cuts.”`,
    said: ['Holmes', 'Holmes', null, 'Holmes', null, 'Holmes', null, null, 'Holmes', 'Holmes'],
  },
  {
    name: 'Doyle, A Scandal in Bohemia, the King',
    language: 'en',
    text: `“You may address me as the Count Von Kramm, a Bohemian nobleman. I understand that this gentleman, your friend, is a man of honour and discretion.”
I rose to go, but Holmes caught me by the wrist and pushed me back into my chair. “It is both, or none,” said he. “You may say before this gentleman anything which you may say to me.”
“And the papers?” asked Holmes.
“We have tried and failed,” said the King.
“Your Majesty must pay. It must be bought.”
“She will not sell.”
“Stolen, then.”
“Five attempts have been made,” said the King. “Twice burglars in my pay ransacked her house.”
“No sign of it?” asked Holmes.
“Absolutely none.”
Holmes laughed. “It is quite a pretty little problem,” said he.
“But a very serious one to me,” returned the King reproachfully.
“Very, indeed. And what does she propose to do with the photograph?”
“To ruin me.”
“But how?”
“I am about to be married.”`,
    said: [
      'King',
      'Holmes',
      'Holmes',
      'Holmes',
      'King',
      'Holmes',
      'King',
      'Holmes',
      'King',
      'King',
      'Holmes',
      'King',
      'Holmes',
      'King',
      'Holmes',
      'King',
      'Holmes',
      'King',
    ],
  },
  {
    name: 'Doyle, The Speckled Band',
    language: 'en',
    text: `“Good-morning, madam,” said Holmes cheerily. “My name is Sherlock Holmes. This is my intimate friend and associate, Dr. Watson, before whom you can speak as freely as before myself.”
“It is not cold which makes me shiver,” said the woman in a low voice, changing her seat as requested.
“What, then?”
“It is fear, Mr. Holmes. It is terror.” She raised her veil as she spoke, and we could see that she was indeed in a pitiable state of agitation.
“You must not fear,” said Sherlock Holmes soothingly, bending forward and patting her forearm. “We shall soon set matters right, I have no doubt.”
“You know me, then?”
“No, but I observe the second half of a return ticket in the palm of your left glove,” said Holmes.`,
    said: ['Holmes', 'Holmes', 'the woman', 'Holmes', 'the woman', 'Holmes', 'Holmes', 'the woman', 'Holmes'],
  },
  {
    name: 'Dickens, A Christmas Carol',
    language: 'en',
    text: `"A merry Christmas, uncle! God save you!" cried a cheerful voice. It was the voice of Scrooge's nephew, who came upon him so quickly that this was the first intimation he had of his approach.
"Bah!" said Scrooge, "Humbug!"
He had so heated himself with rapid walking in the fog and frost, this nephew of Scrooge's, that he was all in a glow.
"Christmas a humbug, uncle!" said Scrooge's nephew. "You don't mean that, I am sure?"
"I do," said Scrooge. "Merry Christmas! What right have you to be merry? What reason have you to be merry? You're poor enough."
"Come, then," returned the nephew gaily. "What right have you to be dismal? What reason have you to be morose? You're rich enough."
Scrooge having no better answer ready on the spur of the moment, said, "Bah!" again; and followed it up with "Humbug."
"Don't be cross, uncle!" said the nephew.
"What else can I be," returned the uncle, "when I live in such a world of fools as this?"`,
    said: [
      null,
      'Scrooge',
      'Scrooge',
      null,
      null,
      'Scrooge',
      'Scrooge',
      'the nephew',
      'the nephew',
      'Scrooge',
      'Scrooge',
      'the nephew',
      'the uncle',
      'the uncle',
    ],
  },
  {
    name: 'Aesop, in the words of Townsend',
    language: 'en',
    text: `A Wolf, meeting with a Lamb astray from the fold, resolved not to lay violent hands on him, but to find some plea to justify to the Lamb the Wolf’s right to eat him. He thus addressed him: “Sirrah, last year you grossly insulted me.”
“Indeed,” bleated the Lamb in a mournful tone of voice, “I was not then born.”
Then said the Wolf, “You feed in my pasture.”
“No, good sir,” replied the Lamb, “I have not yet tasted grass.”
Again said the Wolf, “You drink of my well.”
“No,” exclaimed the Lamb, “I never yet drank water, for as yet my mother’s milk is both food and drink to me.”
Upon which the Wolf seized him and ate him up, saying, “Well! I won’t remain supperless, even though you refute every one of my imputations.”`,
    said: ['Wolf', 'Lamb', 'Lamb', 'Wolf', 'Lamb', 'Lamb', 'Wolf', 'Lamb', 'Lamb', 'Wolf'],
  },
  {
    name: 'Grimm, Der Froschkönig',
    language: 'de',
    text: `„Was hast du vor, Königstochter? Du schreist ja, dass sich ein Stein erbarmen möchte“, rief eine Stimme.
„Ach, du bist’s, alter Wasserpatscher“, sagte sie, „ich weine über meine goldene Kugel.“
„Sei still und weine nicht“, antwortete der Frosch, „ich kann wohl Rat schaffen, aber was gibst du mir, wenn ich dein Spielwerk wieder heraufhole?“
„Was du haben willst, lieber Frosch“, sagte die Königstochter, „meine Kleider, meine Perlen und Edelsteine.“
Der Frosch antwortete: »Deine Kleider, deine Perlen und Edelsteine, die mag ich nicht.«
„Ach ja“, sagte die Königstochter, „ich verspreche dir alles, was du willst.“`,
    said: [
      null,
      null,
      null,
      'der Frosch',
      'der Frosch',
      'die Königstochter',
      'die Königstochter',
      'der Frosch',
      'die Königstochter',
      'die Königstochter',
    ],
  },
  {
    name: 'Perrault, Le Petit Chaperon rouge',
    language: 'fr',
    text: `— Où vas-tu ? dit le Loup.
— Je vais voir ma mère-grand, dit le petit Chaperon. Et je lui porte une galette.
« Tire la chevillette, la bobinette cherra », cria la mère-grand.
— Ma mère-grand, que vous avez de grands bras !
— C’est pour mieux t’embrasser, ma fille.`,
    said: ['Loup', 'Chaperon', 'Chaperon', 'la mère-grand', null, null],
  },
  {
    name: 'Cervantes, Don Quijote',
    language: 'es',
    text: `—¿Qué gigantes? —dijo Sancho Panza.
—Aquellos que allí ves —respondió su amo—, de los brazos largos.
—Mire vuestra merced —respondió Sancho— que aquellos que allí se parecen no son gigantes, sino molinos de viento.
—Bien parece —respondió don Quijote— que no estás cursado en esto de las aventuras.`,
    said: ['Sancho', null, null, 'Sancho', 'Sancho', 'don Quijote', 'don Quijote'],
  },
  {
    name: 'Prus, Lalka',
    language: 'pl',
    text: `– Cóż to za Wokulski? – zapytał Szprot.
– Kupiec – odparł pan Deklewski. – Wariat, który rzucił dobry interes.
– I pojechał na wojnę? – dodał Szprot.`,
    said: ['Szprot', 'pan Deklewski', 'pan Deklewski', 'Szprot'],
  },
];
