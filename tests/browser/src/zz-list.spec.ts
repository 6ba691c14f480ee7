import { enter, expect, test } from './journey.ts';
import { kilobytes, weighFirstLoad } from './page-weight.ts';

for (const path of ['/app/home', '/app/speech-synthesis/text-to-speech'])
  test(`list ${path}`, async ({ page, server }) => {
    await enter(page, server);
    const files = await weighFirstLoad(page, server.url + path, () =>
      expect(page.getByRole('textbox').first()).toBeEditable(),
    );
    console.log(path, kilobytes(files), files.map(({ name, bytes }) => `${bytes} ${name}`).join(', '));
  });
