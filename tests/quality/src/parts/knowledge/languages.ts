/**
 * Short house rules in five languages, written for this measure (MIT), and questions about them, seldom in their words:
 * in the language of the text, and in English. Each with a phrase that stands in the passage which answers it.
 */
export interface ForeignText {
  language: string;
  content: string;
  questions: readonly (readonly [question: string, answer: string])[];
  inEnglish: readonly (readonly [question: string, answer: string])[];
}

const german: ForeignText = {
  language: 'de',
  content: `# Ausleihe

Bücher dürfen vier Wochen behalten werden, Filme eine Woche. Wer länger braucht, kann zweimal verlängern, am Telefon oder im Netz, solange niemand anderes darauf wartet. Danach kostet jeder angefangene Tag zwanzig Cent für jedes Stück, höchstens aber zehn Euro.

# Ausweis

Für den Leserausweis genügt ein Personalausweis. Kinder und Jugendliche bis achtzehn zahlen nichts, Erwachsene fünfzehn Euro im Jahr. Wer den Ausweis verliert, meldet es gleich, damit niemand auf fremden Namen etwas mitnimmt; ein neuer kostet drei Euro.

# Lesesaal

Im Lesesaal im zweiten Stock wird nicht gesprochen und nicht gegessen; Wasser in verschlossenen Flaschen ist erlaubt. Taschen und Mäntel kommen in die Schließfächer am Eingang, für die man eine Münze braucht, die am Ende wieder herausfällt.

# Kinder

Jeden Samstag um elf wird den Kleinen vorgelesen, ohne Anmeldung. Eltern bleiben im Haus. Im Untergeschoss gibt es einen Raum zum Wickeln und Stillen, und Kinderwagen dürfen mit dem Aufzug überallhin gefahren werden, außer in das Magazin.

# Rechner und Netz

Zwölf Rechner stehen allen offen, jeweils für eine Stunde. Drucken kostet zehn Cent für jede Seite, Scannen ist kostenlos. Das drahtlose Netz verlangt die Nummer des Ausweises und ein Kennwort, das man am Schalter bekommt.
`,
  questions: [
    ['Wie lange kann ich einen Roman mit nach Hause nehmen?', 'vier Wochen behalten'],
    ['Was muss ich zahlen, wenn ich zu spät zurückgebe?', 'zwanzig Cent für jedes Stück'],
    ['Was kostet die Mitgliedschaft?', 'fünfzehn Euro im Jahr'],
    ['Darf ich beim Lernen etwas trinken?', 'verschlossenen Flaschen'],
    ['Wo lasse ich meinen Rucksack?', 'in die Schließfächer'],
    ['Gibt es etwas für mein dreijähriges Kind?', 'wird den Kleinen vorgelesen'],
    ['Kann ich hier etwas ausdrucken?', 'zehn Cent für jede Seite'],
  ],
  inEnglish: [
    ['How much is the fine for late books?', 'zwanzig Cent für jedes Stück'],
    ['I lost my library card. What should I do?', 'ein neuer kostet drei Euro'],
    ['Is there a place to change a baby?', 'zum Wickeln und Stillen'],
    ['How do I connect to the wifi?', 'ein Kennwort'],
  ],
};

const spanish: ForeignText = {
  language: 'es',
  content: `# Billetes

El barco a la isla sale cada hora en punto desde el muelle tres. El billete de ida y vuelta cuesta dieciocho euros y vale para todo el día; los menores de seis años no pagan. Se compra en la taquilla o con el móvil, y no se venden billetes a bordo.

# Equipaje

Cada viajero puede llevar una maleta y una bolsa de mano. Las bicicletas van en la cubierta de popa y pagan cuatro euros; las tablas de surf no se admiten los domingos. Lo que se olvida a bordo se guarda durante un mes en la oficina del puerto.

# Animales

Los perros pequeños viajan en su transportín y sin coste. Los grandes llevan bozal y correa, se quedan en la cubierta exterior y pagan medio billete. Los perros guía entran en todas partes y no pagan nada.

# Mal tiempo

Si el viento supera los sesenta kilómetros por hora no se navega. En ese caso devolvemos el importe completo o cambiamos la fecha, como prefiera el pasajero. El aviso se publica a las seis de la mañana en la página y en la puerta de la taquilla.

# Comida

En la cafetería de la cubierta superior se sirven bocadillos, café y platos sin gluten. Cierra veinte minutos antes de atracar. Se permite traer comida de casa, pero no botellas de vidrio, que son peligrosas con el oleaje.
`,
  questions: [
    ['¿Puedo pagar dentro del ferry?', 'no se venden billetes a bordo'],
    ['¿Mi hija de cuatro años necesita pagar?', 'los menores de seis años no pagan'],
    ['¿Se puede viajar con la bici?', 'Las bicicletas van'],
    ['He perdido mi chaqueta en el barco, ¿dónde la busco?', 'se guarda durante un mes'],
    ['¿Aceptan mascotas?', 'viajan en su transportín'],
    ['¿Qué pasa si hay tormenta?', 'devolvemos el importe'],
    ['¿Hay algo para celíacos?', 'platos sin gluten'],
  ],
  inEnglish: [
    ['How often does the ferry leave?', 'cada hora en punto'],
    ['Do I get my money back when the crossing is cancelled?', 'devolvemos el importe'],
    ['Where does my big dog have to stay?', 'cubierta exterior'],
    ['May I bring my own sandwiches?', 'traer comida de casa'],
  ],
};

const french: ForeignText = {
  language: 'fr',
  content: `# Rendez-vous

Les consultations ont lieu du lundi au vendredi, de huit heures à dix-neuf heures, et le samedi matin pour les urgences. On prend rendez-vous par téléphone ou en ligne. Une visite non annulée la veille est facturée vingt euros.

# Vaccins

Le chiot est vacciné à huit et à douze semaines, puis une fois par an. Le carnet de santé doit être présenté à chaque visite. Avant un voyage à l’étranger, le vaccin contre la rage est obligatoire et doit dater d’au moins vingt et un jours.

# Opérations

L’animal doit rester à jeun depuis minuit la veille de l’opération, mais peut boire de l’eau. Il est rendu à son maître le soir même, avec une collerette qu’il garde dix jours. Nous téléphonons dès qu’il est réveillé.

# Paiement

On règle à la fin de la visite, en espèces, par carte ou par chèque. Au-delà de trois cents euros, le paiement en trois fois est possible sans frais. Les assurances pour animaux remboursent sur présentation de la facture, que nous envoyons par courriel.

# Urgences

La nuit et le dimanche, le répondeur donne le numéro de la clinique de garde. En cas d’empoisonnement, ne faites pas vomir l’animal et apportez l’emballage du produit avalé. Une ambulance pour animaux peut venir le chercher à domicile.
`,
  questions: [
    ['Êtes-vous ouverts le week-end ?', 'le samedi matin pour les urgences'],
    ['Que se passe-t-il si j’oublie de venir ?', 'est facturée vingt euros'],
    ['À quel âge faut-il faire les piqûres de mon jeune chien ?', 'à huit et à douze semaines'],
    ['Mon chat peut-il manger avant d’être opéré ?', 'rester à jeun'],
    ['Peut-on étaler le règlement ?', 'paiement en trois fois'],
    ['Mon chien a mangé du poison, que faire ?', 'ne faites pas vomir'],
    ['Qui appeler pendant la nuit ?', 'la clinique de garde'],
  ],
  inEnglish: [
    ['Which shot does my dog need to travel abroad?', 'contre la rage'],
    ['How long must he wear the cone?', 'dix jours'],
    ['Can I pay in instalments?', 'paiement en trois fois'],
    ['My cat swallowed something toxic.', 'ne faites pas vomir'],
  ],
};

const japanese: ForeignText = {
  language: 'ja',
  content: `# 営業時間

温泉は毎朝六時から夜十一時まで開いています。最終入場は十時半です。毎月第三水曜日は清掃のためお休みをいただきます。年末年始は三十一日の夕方に閉め、元日の昼から再び開きます。混雑する週末の午後は入場をお待ちいただくことがあります。

# 料金

大人は八百円、小学生は四百円、それより小さいお子さまは無料です。タオルは受付で二百円で借りられます。十回分の回数券は七千円で、一年間使えます。お支払いは現金のほか、交通カードや携帯電話でもできます。

# 入浴のきまり

湯船に入る前に体を洗ってください。水着での入浴はできません。髪の長い方は結んでいただき、タオルは湯に入れないでください。小さな入れ墨はシールで隠せば入れますが、大きなものはお断りしています。

# 食事

二階の食堂では十一時から二十時まで、うどんやカレー、季節の定食をお出ししています。卵や小麦を使わない料理もございますので、注文のときにお知らせください。外からの食べ物の持ち込みはご遠慮ください。

# 交通

駅前から無料の送迎バスが三十分おきに出ています。車でお越しの方は、建物の裏の駐車場に百二十台まで止められ、入浴の方は四時間無料です。雪の日は坂道が凍るため、冬用のタイヤが必要です。
`,
  questions: [
    ['何時まで入れますか', '最終入場は十時半'],
    ['定休日はいつですか', '第三水曜日'],
    ['子どもの値段を教えてください', '小学生は四百円'],
    ['タトゥーがあっても大丈夫ですか', '入れ墨はシール'],
    ['アレルギーがあるのですが食べられるものはありますか', '卵や小麦を使わない'],
    ['車を置く場所はありますか', '駐車場に百二十台'],
    ['電車で行くにはどうすればいいですか', '無料の送迎バス'],
  ],
  inEnglish: [
    ['Do I need to bring a towel?', 'タオルは受付'],
    ['Can I wear a swimsuit?', '水着での入浴'],
    ['Is there a bus from the station?', '送迎バス'],
    ['When is lunch served?', '二階の食堂'],
  ],
};

const portuguese: ForeignText = {
  language: 'pt',
  content: `# Chegada e saída

O quarto fica pronto às três da tarde e deve ser deixado até ao meio-dia. Quem chega mais cedo pode guardar as malas na receção, que nunca fecha. Para sair mais tarde, até às seis, cobra-se metade da diária, se houver vaga.

# Pequeno-almoço

O pequeno-almoço está incluído e é servido no terraço das sete às dez e meia, com fruta, pão da padaria ao lado e ovos feitos na hora. Quem parte de madrugada recebe um saco com sanduíche e sumo, se o pedir na véspera.

# Piscina

A piscina do telhado abre de maio a outubro, das nove às vinte. Não há nadador-salvador, por isso as crianças entram acompanhadas. As toalhas azuis são para a piscina; as brancas não devem sair do quarto.

# Cancelamento

Uma reserva pode ser anulada sem custo até três dias antes. Depois disso cobramos a primeira noite. As reservas promocionais não são reembolsáveis, mas a data pode ser mudada uma vez, conforme a disponibilidade.

# Estacionamento e transportes

A garagem custa doze euros por noite e tem dois postos para carregar carros elétricos. O elétrico vinte e oito para à porta e leva ao castelo em quinze minutos. Chamamos um táxi para o aeroporto a qualquer hora, por um preço fixo de vinte euros.
`,
  questions: [
    ['A que horas posso entrar no quarto?', 'às três da tarde'],
    ['Onde deixo a bagagem antes de entrar?', 'guardar as malas'],
    ['Tenho um voo muito cedo, consigo comer alguma coisa?', 'um saco com sanduíche'],
    ['Os miúdos podem nadar sozinhos?', 'as crianças entram acompanhadas'],
    ['Posso desistir da estadia sem pagar?', 'sem custo até três dias antes'],
    ['Há onde ligar o meu carro à corrente?', 'carregar carros elétricos'],
    ['Quanto é a corrida até ao avião?', 'preço fixo de vinte euros'],
  ],
  inEnglish: [
    ['Is breakfast part of the price?', 'está incluído'],
    ['Can we stay in the room until the evening?', 'metade da diária'],
    ['Is there a lifeguard at the pool?', 'nadador-salvador'],
    ['How do I get to the castle?', 'leva ao castelo'],
  ],
};

export const foreignTexts: readonly ForeignText[] = [german, spanish, french, japanese, portuguese];
