/** Sentences of some eight seconds for previews; the voices of a language take them in turn. */
export const previewTexts = {
  'en-US': [
    'Every story needs a voice that listens before it speaks. Hand me a page, and I will read it as if it were mine.',
    'The train left before sunrise, and by breakfast we could see the ocean. Nobody said a word; we just watched.',
    'Here is what we know so far: the bridge is open, the storm has passed, and everyone got home safely last night.',
    'You can change one small thing today. Open the window, call a friend, and let the rest wait until tomorrow.',
  ],
  'en-GB': [
    'The garden had been locked for twenty years, and yet the roses by the wall looked as though someone had called yesterday.',
    'Good evening. Tonight we travel north, along the coast, to a harbour where the boats still wait for the weather.',
    'Put the kettle on and sit down. It is a long story, rather a good one, and I should like to tell it properly.',
    'There are three questions worth asking, and the first of them is so simple that nobody has troubled to ask it.',
  ],
  'es-ES': [
    'Cada mañana el panadero abre la puerta antes de que salga el sol, y toda la calle huele a pan recién hecho.',
    'Hoy vamos a recorrer la costa, desde el viejo faro hasta el puerto, donde los barcos esperan a que cambie el viento.',
    'Si tienes un momento, siéntate y escucha: esta historia empieza con una carta que nadie quiso abrir.',
  ],
  'fr-FR': [
    'Chaque matin, le boulanger ouvre sa porte avant le lever du soleil, et toute la rue sent le pain chaud.',
  ],
  'hi-IN': [
    'हर सुबह सूरज निकलने से पहले चाय की दुकान खुल जाती है, और पूरी गली में अदरक की खुशबू फैल जाती है।',
    'आज हम आपको एक ऐसी कहानी सुनाएँगे, जो पहाड़ों के बीच बसे एक छोटे से गाँव से शुरू होती है।',
  ],
  'it-IT': [
    'Ogni mattina il fornaio apre la porta prima che sorga il sole, e tutta la strada profuma di pane caldo.',
    'Oggi vi porto lungo la costa, dal vecchio faro fino al porto, dove le barche aspettano che cambi il vento.',
  ],
  'ja-JP': [
    '毎朝、日が昇る前にパン屋さんの明かりがつきます。通りには、焼きたてのパンの香りが広がります。',
    'これからお話しするのは、小さな海辺の町で起きた、少し不思議な出来事です。どうぞゆっくりお聞きください。',
  ],
  'pt-BR': [
    'Toda manhã o padeiro abre a porta antes do nascer do sol, e a rua inteira fica com cheiro de pão quentinho.',
    'Hoje vamos percorrer o litoral, do velho farol até o porto, onde os barcos esperam o vento mudar.',
    'Se você tiver um momento, sente e escute: esta história começa com uma carta que ninguém quis abrir.',
  ],
  'zh-CN': [
    '每天清晨，太阳还没有升起，面包店的灯就亮了，整条街都飘着刚出炉的香味。',
    '今天我要给你讲一个故事，它从一座安静的小城开始，那里的人们从不锁门。',
  ],
} as const satisfies Record<string, readonly string[]>;

export type VoiceLanguage = keyof typeof previewTexts;
