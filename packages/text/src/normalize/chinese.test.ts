import { describe, expect, test } from 'vitest';
import { say } from './say.test-harness.ts';

const rows: readonly (readonly [written: string, spoken: string])[] = [
  ['我有2个苹果和12本书', '我有两个苹果和十二本书'],
  ['1,234人', '一千二百三十四人'],
  ['3.14', '三点一四'],
  ['2024年3月5日', '二零二四年三月五日'],
  ['2024-03-05', '二零二四年三月五日'],
  ['15:05', '十五点零五分'],
  ['8:00', '八点整'],
  ['¥100和$5.99', '一百元和五点九九美元'],
  ['$3亿', '三亿美元'],
  ['25%', '百分之二十五'],
  ['10km，25°C', '十公里，二十五摄氏度'],
  ['3/4', '四分之三'],
  ['第2章', '第二章'],
  ['5-10人', '五到十人'],
  ['13800138000', '一三八，零零一三，八零零零'],
  ['-5', '负五'],
  ['２００', '二百'],
  ['好！！！', '好！'],
];

describe('Chinese', () => {
  test.each(rows)('%s', (written, spoken) => expect(say(written, 'zh')).toBe(spoken));
});
