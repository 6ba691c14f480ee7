import type { Neighbor } from './neighbor.ts';

export const european: readonly Neighbor[] = [
  {
    tag: 'de-DE',
    name: 'German',
    women: ['Lena', 'Johanna'],
    men: ['Jonas', 'Friedrich'],
    previewText:
      'Jeden Morgen öffnet der Bäcker seine Tür, bevor die Sonne aufgeht, und die ganze Straße duftet nach frischem Brot.',
  },
  {
    tag: 'nl-NL',
    name: 'Dutch',
    women: ['Sanne', 'Marijke'],
    men: ['Daan', 'Willem'],
    previewText:
      'Elke ochtend opent de bakker zijn deur voordat de zon opkomt, en de hele straat ruikt naar vers brood.',
  },
  {
    tag: 'sv-SE',
    name: 'Swedish',
    women: ['Elsa', 'Ingrid'],
    men: ['Oskar', 'Gustav'],
    previewText:
      'Varje morgon öppnar bagaren sin dörr innan solen går upp, och hela gatan doftar av nybakat bröd.',
  },
  {
    tag: 'nb-NO',
    name: 'Norwegian',
    women: ['Solveig', 'Kari'],
    men: ['Håkon', 'Sindre'],
    previewText: 'Hver morgen åpner bakeren døren før solen står opp, og hele gaten lukter av nybakt brød.',
  },
  {
    tag: 'da-DK',
    name: 'Danish',
    women: ['Freja', 'Kirsten'],
    men: ['Mikkel', 'Søren'],
    previewText:
      'Hver morgen åbner bageren sin dør, før solen står op, og hele gaden dufter af friskbagt brød.',
  },
  {
    tag: 'fi-FI',
    name: 'Finnish',
    women: ['Aino', 'Helmi'],
    men: ['Eino', 'Mikko'],
    previewText:
      'Joka aamu leipuri avaa ovensa ennen auringonnousua, ja koko katu tuoksuu tuoreelta leivältä.',
  },
  {
    tag: 'pl-PL',
    name: 'Polish',
    women: ['Zofia', 'Agnieszka'],
    men: ['Jakub', 'Tomasz'],
    previewText:
      'Każdego ranka piekarz otwiera drzwi przed wschodem słońca, a cała ulica pachnie świeżym chlebem.',
  },
  {
    tag: 'cs-CZ',
    name: 'Czech',
    women: ['Tereza', 'Ludmila'],
    men: ['Ondřej', 'Václav'],
    previewText: 'Každé ráno otevírá pekař dveře dřív, než vyjde slunce, a celá ulice voní čerstvým chlebem.',
  },
  {
    tag: 'sk-SK',
    name: 'Slovak',
    women: ['Zuzana', 'Božena'],
    men: ['Matej', 'Ľuboš'],
    previewText: 'Každé ráno otvára pekár dvere skôr, ako vyjde slnko, a celá ulica vonia čerstvým chlebom.',
  },
  {
    tag: 'hr-HR',
    name: 'Croatian',
    women: ['Lucija', 'Vesna'],
    men: ['Ivan', 'Zvonimir'],
    previewText:
      'Svako jutro pekar otvara vrata prije nego što sunce izađe, i cijela ulica miriše na svježi kruh.',
  },
  {
    tag: 'hu-HU',
    name: 'Hungarian',
    women: ['Réka', 'Katalin'],
    men: ['Bence', 'István'],
    previewText:
      'A pék minden reggel napkelte előtt nyitja ki az ajtaját, és az egész utca friss kenyértől illatozik.',
  },
  {
    tag: 'ro-RO',
    name: 'Romanian',
    women: ['Ioana', 'Viorica'],
    men: ['Andrei', 'Mircea'],
    previewText:
      'În fiecare dimineață brutarul deschide ușa înainte de răsăritul soarelui, și toată strada miroase a pâine caldă.',
  },
  {
    tag: 'bg-BG',
    name: 'Bulgarian',
    women: ['Радост', 'Стефка'],
    men: ['Асен', 'Тодор'],
    previewText:
      'Всяка сутрин хлебарят отваря вратата, преди да изгрее слънцето, и цялата улица ухае на топъл хляб.',
  },
  {
    tag: 'el-GR',
    name: 'Greek',
    women: ['Ελένη', 'Δήμητρα'],
    men: ['Νίκος', 'Γιώργος'],
    previewText:
      'Κάθε πρωί ο φούρναρης ανοίγει την πόρτα πριν βγει ο ήλιος, και όλος ο δρόμος μυρίζει φρέσκο ψωμί.',
  },
  {
    tag: 'ru-RU',
    name: 'Russian',
    women: ['Алиса', 'Галина'],
    men: ['Максим', 'Борис'],
    previewText: 'Каждое утро пекарь открывает дверь до восхода солнца, и вся улица пахнет свежим хлебом.',
  },
  {
    tag: 'uk-UA',
    name: 'Ukrainian',
    women: ['Оксана', 'Соломія'],
    men: ['Тарас', 'Богдан'],
    previewText: 'Щоранку пекар відчиняє двері до сходу сонця, і вся вулиця пахне свіжим хлібом.',
  },
];
