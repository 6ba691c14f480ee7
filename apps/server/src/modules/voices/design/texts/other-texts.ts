/** What designed voices say in the other languages that they speak, by BCP 47 primary tag. */
export const otherTexts: Readonly<Record<string, string>> = {
  es: 'Si tienes un momento, siéntate y escucha. Esta historia empieza con una carta que nadie quiso abrir, y termina junto al mar.',
  fr: 'Asseyez-vous un instant et écoutez bien. Cette histoire commence par une lettre que personne ne voulait ouvrir, un soir de pluie.',
  hi: 'ज़रा बैठिए और ध्यान से सुनिए। यह कहानी पहाड़ों के बीच बसे एक छोटे से गाँव से शुरू होती है, जहाँ हर सुबह सबसे पहले चाय की दुकान खुलती थी।',
  it: 'Se hai un momento, siediti e ascolta. Questa storia comincia con una lettera che nessuno voleva aprire, e finisce in riva al mare.',
  ja: 'これからお話しするのは、小さな海辺の町で起きた、少し不思議な出来事です。ある雨の夜、だれも開けようとしなかった一通の手紙が、古い灯台に届きました。そして次の朝、町の人たちは驚きました。どうぞゆっくりお聞きください。',
  pt: 'Se você tiver um momento, sente e escute. Esta história começa com uma carta que ninguém quis abrir, e termina à beira do mar.',
  zh: '请坐下来，慢慢听我讲。这个故事从一座安静的小城开始，那里的人们从不锁门。一个下雨的夜晚，一封没有人愿意打开的信，被送到了海边的老灯塔。第二天早晨，太阳还没有升起，整个小城的人都听说了这件奇怪的事情，大家围在灯塔下面，谁也不敢先说话。',
};
