import { enter, expect, test } from './journey.ts';
import { kilobytes, weighFirstLoad, weighWithIdle } from './page-weight.ts';
import { weightLimits } from './weight-limits.ts';

const pages = Object.entries(weightLimits);

for (const [path, limitKb] of pages) {
  test(`${path} is there after ${limitKb} kB of scripts and styles`, async ({ page, server }) => {
    await enter(page, server);
    const files = await weighFirstLoad(page, server.url + path, () =>
      expect(page.getByRole('textbox').first()).toBeEditable(),
    );
    const list = files.map(({ name, bytes }) => `${bytes} ${name}`).join('\n');
    const withIdle = kilobytes(await weighWithIdle(await page.context().newPage(), server.url + path));
    const description = `${kilobytes(files).toFixed(1)} kB at first, ${withIdle.toFixed(1)} kB with what comes when idle`;
    test.info().annotations.push({ type: 'weight', description });
    expect(kilobytes(files), list).toBeLessThan(limitKb);
  });
}
