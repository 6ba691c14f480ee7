import { describe, expect, test } from 'vitest';
import { say } from './say.test-harness.ts';

const rows: readonly (readonly [written: string, spoken: string])[] = [
  ['Tengo 16 gatos y 22 perros.', 'Tengo dieciséis gatos y veintidós perros.'],
  ['1.234.567 personas', 'un millón doscientos treinta y cuatro mil quinientos sesenta y siete personas'],
  ['21.000', 'veintiún mil'],
  ['3,14 y 3,05', 'tres coma catorce y tres coma cero cinco'],
  ['1/3/2024', 'primero de marzo de dos mil veinticuatro'],
  ['el 12 de octubre de 1492', 'el doce de octubre de mil cuatrocientos noventa y dos'],
  ['a las 15:45 y a las 9:30', 'a las quince y cuarenta y cinco y a las nueve y media'],
  ['a las 3 p.m.', 'a las tres de la tarde.'],
  ['21 € y 1,50 €', 'veintiún euros y un euro con cincuenta céntimos'],
  ['$200 y £200', 'doscientos dólares y doscientas libras'],
  ['3 millones €', 'tres millones de euros'],
  ['50% a 80 km/h', 'cincuenta por ciento a ochenta kilómetros por hora'],
  ['-5 °C', 'menos cinco grados Celsius'],
  ['Felipe VI, el siglo XX, Juan XXIII', 'Felipe sexto, el siglo veinte, Juan veintitrés'],
  ['3º piso, 2ª planta, 1er premio', 'tercero piso, segunda planta, primero premio'],
  ['El Sr. García y la Sra. Ruiz', 'El señor García y la señora Ruiz'],
  ['EE. UU. y la OTAN', 'Estados Unidos y la Otan'],
  ['¡¡¡Hola!!!', '¡¡¡Hola!'],
  ['ana@correo.es', 'ana arroba correo punto es'],
  ['1/2 y 3/4', 'medio y tres cuartos'],
  ['de 10-20 personas', 'de diez a veinte personas'],
  ['Tú & yo', 'Tú y yo'],
  ['v2.1', 'versión dos punto uno'],
];

describe('Spanish', () => {
  test.each(rows)('%s', (written, spoken) => expect(say(written, 'es')).toBe(spoken));
});
