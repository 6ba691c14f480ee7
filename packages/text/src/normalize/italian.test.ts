import { describe, expect, test } from 'vitest';
import { say } from './say.test-harness.ts';

const rows: readonly (readonly [written: string, spoken: string])[] = [
  ['Ho 3 gatti e 28 cani.', 'Ho tre gatti e ventotto cani.'],
  ['1.500 persone', 'millecinquecento persone'],
  ['3,14 e 0,5', 'tre virgola quattordici e zero virgola cinque'],
  ['il 2/6/1946', 'il due giugno millenovecentoquarantasei'],
  ['1° maggio 2020', 'primo maggio duemilaventi'],
  ['alle 8:30 e alle 15:45', 'alle otto e mezza e alle quindici e quarantacinque'],
  ['1 € e 2,50 €', 'un euro e due euro e cinquanta centesimi'],
  ['3 milioni €', 'tre milioni di euro'],
  ['20% a 100 km/h', 'venti per cento a cento chilometri orari'],
  ['1 kg, 2 kg', 'un chilogrammo, due chilogrammi'],
  ['Luigi XIV nel XX secolo', 'Luigi quattordicesimo nel ventesimo secolo'],
  ['il 3º piano, la 2ª volta', 'il terzo piano, la seconda volta'],
  ['Il Sig. Rossi e la Dott.ssa Verdi', 'Il signor Rossi e la dottoressa Verdi'],
  ['pane, latte ecc.', 'pane, latte eccetera.'],
  ['anna@posta.it', 'anna chiocciola posta punto it'],
  ['la FIAT e la RAI', 'la Fiat e la Rai'],
  ['3/4', 'tre quarti'],
  ['pag. 5', 'pagina cinque'],
];

describe('Italian', () => {
  test.each(rows)('%s', (written, spoken) => expect(say(written, 'it')).toBe(spoken));
});
