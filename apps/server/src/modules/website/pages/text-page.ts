import { type Html, html } from '../../../platform/http/html.ts';
import type { SitePage } from '../../../platform/http/index.ts';
import { divideSections, type Entry, renderMarkdown } from '../content/index.ts';
import type { SiteContext } from '../site-context.ts';
import { actionLink, sitePage } from './frame.ts';
import { longDay } from './long-day.ts';
import { pagePart } from './page-part.ts';
import { pageTop } from './page-top.ts';

const sectionsOf = (body: string, layout: 'sections' | 'text'): Html => {
  if (layout === 'text') return html`<article class="wide band prose">${renderMarkdown(body)}</article>`;
  const { intro, sections } = divideSections(body);
  return html`${intro.markup !== '' && html`<div class="wide prose band">${intro}</div>`}<section class="wide band facts">${sections.map(
    ({ title, text }) => html`<div><h2>${title}</h2>${text}</div>`,
  )}</section>`;
};

/** A page of words, perhaps with a tool, a list or a form in it. */
export function textPage(site: SiteContext, { slug, fields, body }: Entry<'pages'>): SitePage {
  const {
    title,
    description,
    eyebrow,
    lead = description,
    layout,
    part,
    action,
    actionLabel,
    listed,
  } = fields;
  return sitePage(site, {
    title,
    description,
    path: `/${slug}`,
    isHidden: listed === 'no',
    main: html`${pageTop({ eyebrow, title, lead, action: action ? actionLink(action, actionLabel) : undefined })}
      ${part && pagePart(site, part)}
      ${body !== '' && sectionsOf(body, layout)}`,
  });
}

/** Law: with its version and its day. */
export const legalPage = (site: SiteContext, { slug, fields, body }: Entry<'legal'>): SitePage =>
  sitePage(site, {
    title: fields.title,
    description: fields.description,
    path: `/${slug}`,
    main: html`${pageTop({ title: fields.title, lead: fields.description })}
      <article class="wide prose law"><p class="dated">Version ${fields.version}, <time datetime="${fields.date}">${longDay(fields.date)}</time></p>${renderMarkdown(body)}</article>`,
  });

export const useCasePage = (site: SiteContext, entry: Entry<'use-cases'>): SitePage => {
  const { slug, fields, body } = entry;
  return sitePage(site, {
    title: fields.title,
    description: fields.description,
    path: `/use-cases/${slug}`,
    main: html`${pageTop({ eyebrow: html`<a href="/use-cases">Use cases</a>`, title: fields.title, lead: fields.lead, action: actionLink(fields.action, fields.actionLabel) })}
      ${pagePart(site, 'speech', fields.placeholder)}
      ${sectionsOf(body, 'sections')}`,
  });
};

export const customerPage = (site: SiteContext, { slug, fields, body }: Entry<'customers'>): SitePage =>
  sitePage(site, {
    title: fields.title,
    description: fields.description,
    path: `/customers/${slug}`,
    main: html`${pageTop({ eyebrow: html`<a href="/customers">Customers</a> · ${fields.industry}`, title: fields.title, lead: fields.description })}
      ${sectionsOf(body, 'text')}`,
  });

export const postPage = (site: SiteContext, { slug, fields, body }: Entry<'blog'>): SitePage =>
  sitePage(site, {
    title: fields.title,
    description: fields.description,
    path: `/blog/${slug}`,
    data: [
      {
        '@type': 'BlogPosting',
        headline: fields.title,
        datePublished: fields.date,
        author: { '@type': 'Person', name: fields.author },
      },
    ],
    main: html`${pageTop({ eyebrow: html`<a href="/blog">Blog</a> · <time datetime="${fields.date}">${longDay(fields.date)}</time> · ${fields.author}`, title: fields.title, lead: fields.description })}
      ${sectionsOf(body, 'text')}`,
  });
