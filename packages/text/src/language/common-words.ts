/** The commonest small words of languages in Latin script: what a short text has, where letters in a row say little. */
const words: Readonly<Record<string, string>> = {
  cs: 'a je se na to že si ve do ale jak co kde kdy ti tě mi mě moc už jsem jste jsou tahle tento zítra prosím dobrý den',
  da: 'og er det jeg en at til på den der ikke med for hvor hvad hvordan du dig mig vi kan skal god meget tak',
  de: 'und ist das ich die der ein eine nicht zu wo wie was wir du sie mir mich dich dir auf mit für sehr bitte danke wann heute morgen aber auch noch nur als an am im von vom zum zur bei nach aus den dem des einen einem einer hat habe haben sind war wird werden kann mein dein sein ihr uns',
  en: 'the is are you i a an to of and it in on at my me we he she they this that will can see what where how when do not have be please for with at your get off up out go come know think was were been has had there here their them him her our if so about would could should one all no yes',
  es: 'el la los las es está un una de que y en no por para con te me lo se mi su muy dónde cómo qué cuándo yo tú este esta mañana gracias pero más como todo todos hay ha he ser sin sobre también porque nos le les al del si ya',
  fi: 'on ja ei se että minä sinä hän me te tämä missä mikä mitä kun sinulle minun hyvä todella kiitos huomenna olen onko',
  fr: 'le la les est et un une de des du je tu il elle nous vous que qui ne pas pour dans ce cette où comment très avec sur mon ma demain merci bonjour mais plus on sont été être avoir fait ces au aux leur nos son sa ses si tout tous bien comme ou y en',
  hr: 'je i u na se da to su ne za od sam si kako gdje što kada ova ovaj vrlo sutra hvala molim dobro',
  hu: 'a az és nem hogy egy van hol mi ez ezt ki mit jó nagyon kérem köszönöm holnap reggel vagyok de is',
  id: 'yang di dan ini itu dengan untuk tidak akan saya kamu anda ada dari ke bisa apa mana sekali besok terima kasih sudah buku',
  it: 'il lo la i gli le è e un una di che non per con ti mi si sono questo questa dove come quando molto domani grazie ciao ma più anche al del della dei nel nella su ho hai ha abbiamo sei siamo se tutto tutti ne ci',
  ms: 'yang di dan ini itu dengan untuk tidak akan saya awak anda ada dari ke boleh apa mana esok terima kasih sudah kerana ialah sila',
  nl: 'de het een en is van ik je niet dat te in op zijn met voor waar wat hoe wij we jij dit deze erg heel morgen bedankt maar ook nog als aan bij naar uit der heeft hebben was wordt worden kan mijn jouw hun ons er om over',
  no: 'og er det jeg en at til på den der ikke med for hvor hva hvordan du deg meg vi kan skal god veldig takk denne boka',
  pl: 'i w na to jest nie się że z do gdzie co jak kiedy ja ty ta ten do ciebie mnie bardzo jutro dziękuję proszę dzień dobry',
  pt: 'o a os as é um uma de que e em não por para com eu te me ele ela este esta isso muito onde como quando fica amanhã obrigado você mas mais como ao do da dos das no na nos nas se já foi ser seu sua tudo todos há ou nem',
  ro: 'și este un o de la în nu cu pe ce unde cum când eu tu te mă asta acest foarte mâine cea cel mai mulțumesc bună',
  sk: 'a je sa na to že si vo do ale ako čo kde kedy ti ťa mi ma veľmi už som ste sú táto tento zajtra prosím dobrý deň',
  sv: 'och är det jag en att till på den här där inte med för var vad hur du dig mig vi kan ska bra mycket tack imorgon ringer',
  tl: 'ang ng sa na mga at ay ko mo siya ako ikaw ito iyon nasaan saan ano paano hindi po salamat bukas',
  tr: 've bir bu da de ne nerede nasıl çok için ben sen o mı mi var yok değil en yarın sabah seni beni teşekkürler',
  vi: 'là và của có không tôi bạn này đó ở đâu gì rất cho với một các sẽ được cảm ơn',
};

/** Letters that one language writes and its neighbors do not. */
const letters: Readonly<Record<string, RegExp>> = {
  cs: /[ěřů]/,
  de: /ß/,
  es: /[ñ¿¡]/,
  hu: /[őű]/,
  pl: /[ąęłńśźż]/,
  pt: /[ãõ]/,
  ro: /[șțăşţ]/,
  sk: /[ľĺŕ]/,
  tr: /[ğı]/,
  vi: /[ơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹđ]/,
};

const languagesOfWord = new Map<string, string[]>();
for (const [language, list] of Object.entries(words)) {
  for (const word of new Set(list.split(' ')))
    languagesOfWord.set(word, [...(languagesOfWord.get(word) ?? []), language]);
}

/** The languages of which a word is a common one; none for most words. */
export const languagesOfWordIn = (word: string): readonly string[] =>
  languagesOfWord.get(word.toLowerCase().normalize('NFC')) ?? [];

/**
 * How much of a text in Latin script each language claims, 0 to 1: a word of several languages counts little for each,
 * and a letter that only one writes counts like half the text.
 */
export function claimsOf(text: string): Map<string, number> {
  const lower = text.toLowerCase().normalize('NFC');
  const tokens = lower.match(/\p{L}+/gu) ?? [];
  const claims = new Map<string, number>();
  const add = (language: string, share: number): void => {
    claims.set(language, Math.min(1, (claims.get(language) ?? 0) + share));
  };
  for (const token of tokens) {
    const languages = languagesOfWord.get(token) ?? [];
    for (const language of languages) add(language, 1 / languages.length / tokens.length);
  }
  for (const [language, pattern] of Object.entries(letters)) if (pattern.test(lower)) add(language, 0.5);
  return claims;
}

const cyrillicWords: Readonly<Record<string, string>> = {
  bg: 'и е да се не на за това този тази ще ти аз си къде какво как кога много утре благодаря моля съм са от до',
  ru: 'и это что как где когда кто я ты он она мы вы не на в с для тебе мне очень завтра спасибо пожалуйста есть был до',
  uk: 'і це що як де коли хто я ти він вона ми ви не на в з для тобі мені дуже завтра дякую будь ласка є був до цей ця та',
};

/** The language of Cyrillic text by letters that the others lack, else by its small words; undefined without any. */
export function cyrillicLanguage(text: string): string | undefined {
  const lower = text.toLowerCase();
  if (/[їєґ]/.test(lower)) return 'uk';
  if (/ў/.test(lower)) return 'be';
  if (/[јљњђћџ]/.test(lower)) return 'sr';
  if (/[ыэё]/.test(lower)) return /і/.test(lower) ? 'be' : 'ru';
  if (/і/.test(lower)) return 'uk';
  if (/ъ(?![еёюя])/.test(lower)) return 'bg';
  return byCyrillicWords(lower);
}

function byCyrillicWords(lower: string): string | undefined {
  const tokens = lower.match(/\p{L}+/gu) ?? [];
  const counts = Object.entries(cyrillicWords).map(([language, list]) => {
    const known = new Set(list.split(' '));
    return [language, tokens.filter((token) => known.has(token)).length] as const;
  });
  const [first, second] = counts.sort((a, b) => b[1] - a[1]);
  return first && second && first[1] > second[1] ? first[0] : undefined;
}
