import { describe, expect, test } from 'vitest';
import { say } from './say.test-harness.ts';

const rows: readonly (readonly [written: string, spoken: string])[] = [
  [
    'J’ai 71 ans et 80 livres, 81 pages.',
    "J'ai soixante et onze ans et quatre-vingts livres, quatre-vingt-un pages.",
  ],
  ['12 000 habitants', 'douze mille habitants'],
  ['1\u202f234,5', 'mille deux cent trente-quatre virgule cinq'],
  ['le 1er janvier 2024', 'le premier janvier deux mille vingt-quatre'],
  ['le 14/07/1789', 'le quatorze juillet mille sept cent quatre-vingt-neuf'],
  ['à 8h30 et à 21 h', 'à huit heures trente et à vingt et une heures'],
  ['à 14:05', 'à quatorze heures cinq'],
  ['12,50 € et 1 €', 'douze euros cinquante centimes et un euro'],
  ['2 millions €', "deux millions d'euros"],
  ['50 % et 130 km/h', 'cinquante pour cent et cent trente kilomètres heure'],
  ['-3,5 °C', 'moins trois virgule cinq degrés Celsius'],
  ['Louis XIV, François Ier au XXe siècle', 'Louis quatorze, François premier au vingtième siècle'],
  ['la 2e fois, la 1re page, le 3ème', 'la deuxième fois, la première page, le troisième'],
  ['M. Dupont et Mme Roy, Dr Petit', 'Monsieur Dupont et Madame Roy, Docteur Petit'],
  ['par ex. ceci, etc.', 'par ex. ceci, et cetera.'],
  ['la SNCF et l’ONU', "la S N C F et l'O N U"],
  ['jean@exemple.fr', 'jean arobase exemple point F R'],
  ['1/2, 2/3 et 3/4', 'un demi, deux tiers et trois quarts'],
  ['« Bonjour »', '“ Bonjour ”'],
  ['n° 5', 'numéro cinq'],
  ['01 23 45 67 89', 'zéro un, deux trois, quatre cinq, six sept, huit neuf'],
];

describe('French', () => {
  test.each(rows)('%s', (written, spoken) => expect(say(written, 'fr')).toBe(spoken));
});
