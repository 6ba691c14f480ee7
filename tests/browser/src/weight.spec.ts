import { enter, expect, test } from './journey.ts';
import { kilobytes, weighFirstLoad, weighWithIdle } from './page-weight.ts';
import { styleLimit, weightLimits } from './weight-limits.ts';

const pages = Object.entries(weightLimits);

for (const [path, limitKb] of pages) {
  test(`${path} is there after ${limitKb} kB of scripts`, async ({ page, server }) => {
    await enter(page, server);
    const files = await weighFirstLoad(page, server.url + path, () =>
      expect(page.getByRole('textbox').first()).toBeEditable(),
    );
    const list = files.map(({ name, bytes }) => `${bytes} ${name}`).join('\n');
    const withIdle = kilobytes(await weighWithIdle(await page.context().newPage(), server.url + path));
    const styles = files.filter(({ name }) => name.endsWith('.css'));
    const scripts = files.filter((file) => !styles.includes(file));
    const description = `${kilobytes(scripts).toFixed(1)} kB of scripts at first, ${kilobytes(styles).toFixed(1)} of styles, ${withIdle.toFixed(1)} kB with what comes when idle`;
    test.info().annotations.push({ type: 'weight', description });
    expect(kilobytes(scripts), list).toBeLessThan(limitKb);
    expect(kilobytes(styles), list).toBeLessThan(styleLimit);
  });
}
