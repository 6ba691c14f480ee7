import MarkdownIt from 'markdown-it';
import type { Html } from '../../../platform/http/html.ts';

/** Markup within the text is shown as text, and links to scripts are none: what is rendered is safe to send. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true, quotes: '“”‘’' });

/** Code that is too wide scrolls, by keys too. */
export const renderMarkdown = (text: string): Html => ({
  markup: markdown.render(text).replaceAll('<pre>', '<pre tabindex="0">'),
});

export interface Section {
  title: string;
  text: Html;
}

/** What stands before the first heading of the second level, and what is under each. */
export function divideSections(body: string): { intro: Html; introText: string; sections: Section[] } {
  const [intro = '', ...rest] = body.split(/^## +/m);
  const sections = rest.map((part) => {
    const end = part.indexOf('\n');
    const title = end < 0 ? part : part.slice(0, end);
    return { title: title.trim(), text: renderMarkdown(end < 0 ? '' : part.slice(end)) };
  });
  return { intro: renderMarkdown(intro), introText: intro.trim(), sections };
}
