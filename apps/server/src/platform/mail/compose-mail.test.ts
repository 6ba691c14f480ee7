import { expect, it } from 'vitest';
import { composeMail } from './compose-mail.ts';

const content = {
  kind: 'account' as const,
  subject: 'Hello <b>',
  paragraphs: ['One & two'],
  action: { label: 'Open', url: 'https://voice.example/app?a=1&b="2"' },
  afterAction: ['It holds for an hour.'],
};

it('says the same in text and in HTML, and lets no name become markup', () => {
  const { to, text, html } = composeMail('ada@example.com', content);
  expect(to).toBe('ada@example.com');
  expect(text).toBe(
    'One & two\n\nOpen:\nhttps://voice.example/app?a=1&b="2"\n\nIt holds for an hour.\n\n-- \nMynah',
  );
  expect(html).toContain('Hello &lt;b&gt;');
  expect(html).toContain('href="https://voice.example/app?a=1&amp;b=&quot;2&quot;"');
  expect(html).not.toContain('<b>');
});

it('ends with the way out of such mails only where there is one', () => {
  const optOutUrl = 'https://voice.example/app/opt-out-of-updates?key=k';
  const withWayOut = composeMail('ada@example.com', { ...content, optOutUrl });
  expect(withWayOut.text).toContain(optOutUrl);
  expect(withWayOut.html).toContain(optOutUrl);
  expect(composeMail('ada@example.com', content).text).not.toContain('Unsubscribe');
});
