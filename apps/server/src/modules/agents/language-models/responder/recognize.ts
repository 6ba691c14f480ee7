/** What a turn of small talk is, in the languages that the responder speaks. */
export type SmallTalk = 'greeting' | 'thanks' | 'farewell' | 'self';

const patterns: readonly [SmallTalk, RegExp][] = [
  [
    'farewell',
    /^(ok(ay)?[,. ]+)?(good ?bye|bye( bye)?|see you|that('|’)?s all|nothing else|tschüss|auf wiederh[öo]ren|auf wiedersehen|das war('|’)?s|adi[óo]s|hasta luego|eso es todo|au revoir|c('|’)?est tout|arrivederci|ciao ciao|adeus|tchau)\b/i,
  ],
  ['thanks', /^(many )?(thanks?( you)?|thank you|danke|gracias|merci|grazie|obrigad[oa])\b/i],
  [
    'self',
    /(who|what) are you\b|are you (a )?(real|robot|human|bot|machine|ai)|wer (bist du|sind sie)|bist du ein|qui[ée]n eres|qui [êe]tes[- ]vous|chi sei|quem [ée]s/i,
  ],
  [
    'greeting',
    /^(hello|hi|hey|good (morning|afternoon|evening)|hallo|guten (tag|morgen|abend)|hola|buenos d[íi]as|bonjour|salut|buongiorno|ciao|ol[áa])\b[\s\S]{0,12}$/i,
  ],
];

/** Undefined for anything that has to be answered. */
export const smallTalkIn = (text: string): SmallTalk | undefined =>
  patterns.find(([, pattern]) => pattern.test(text.trim()))?.[0];
