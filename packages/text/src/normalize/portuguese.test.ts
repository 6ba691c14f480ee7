import { describe, expect, test } from 'vitest';
import { say } from './say.test-harness.ts';

const rows: readonly (readonly [written: string, spoken: string])[] = [
  ['Tenho 16 gatos e 19 cães.', 'Tenho dezesseis gatos e dezenove cães.'],
  ['1.234 pessoas', 'mil duzentos e trinta e quatro pessoas'],
  ['1.000.000.000', 'um bilhão'],
  ['2.500.000', 'dois milhões e quinhentos mil'],
  ['3,14', 'três vírgula catorze'],
  ['7/9/1822', 'sete de setembro de mil oitocentos e vinte e dois'],
  ['às 14h30 e às 15:05', 'às catorze horas e meia e às quinze horas e cinco minutos'],
  ['R$ 1,50 e R$ 100', 'um real e cinquenta centavos e cem reais'],
  ['£2 e £200', 'duas libras e duzentas libras'],
  ['R$ 3 milhões', 'três milhões de reais'],
  ['10% a 80 km/h', 'dez por cento a oitenta quilômetros por hora'],
  ['-2 °C', 'menos dois graus Celsius'],
  ['D. Pedro II no século XIX', 'dom Pedro segundo no século dezenove'],
  ['o 1º lugar e a 3ª vez', 'o primeiro lugar e a terceira vez'],
  ['O Sr. Silva e a Dra. Lima', 'O senhor Silva e a doutora Lima'],
  ['ana@site.com.br', 'ana arroba site ponto com ponto B R'],
  ['1/2 e 2/3', 'meio e dois terços'],
  ['a USP e a ONU', 'a U S P e a Onu'],
];

describe('Portuguese', () => {
  test.each(rows)('%s', (written, spoken) => expect(say(written, 'pt-BR')).toBe(spoken));
});
