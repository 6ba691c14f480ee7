import { brand } from '@mynah/contract';
import type { MailKind } from '@mynah/contract/workspaces/mail-kinds';
import type { MailMessage } from './mail.ts';

export interface MailContent {
  kind: MailKind;
  subject: string;
  /** Plain sentences; each becomes a paragraph. */
  paragraphs: readonly string[];
  /** The one thing to do, as a button and as its address in words. */
  action?: { label: string; url: string };
  /** After the button: how long the link holds, what to do when it was not you. */
  afterAction?: readonly string[];
  /** Only mails about news of the product carry one; it ends them with one click. */
  optOutUrl?: string;
}

/** Every mail of the product has this form: short, legible without images, the same in text and HTML. */
export function composeMail(to: string, content: MailContent): MailMessage {
  return { kind: content.kind, to, subject: content.subject, text: toText(content), html: toHtml(content) };
}

function toText({ paragraphs, action, afterAction = [], optOutUrl }: MailContent): string {
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  const foot = [`-- \n${brand.name}`, ...(optOutUrl ? [`Unsubscribe: ${optOutUrl}`] : [])];
  return [...paragraphs, ...link, ...afterAction, ...foot].join('\n\n');
}

const page = 'margin:0;padding:32px 16px;background:#faf9f7;font-family:Inter,Helvetica,Arial,sans-serif';
const card =
  'max-width:480px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #e8e5e0;border-radius:14px;color:#1f1b18';
const button =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1f1b18;color:#ffffff;text-decoration:none;font-weight:600';
const small = 'font-size:13px;line-height:20px;color:#6b645d';

function toHtml({ subject, paragraphs, action, afterAction = [], optOutUrl }: MailContent): string {
  const body = [
    `<p style="margin:0 0 24px;font-weight:600">${escapeHtml(brand.name)}</p>`,
    `<h1 style="margin:0 0 16px;font-size:20px;line-height:28px">${escapeHtml(subject)}</h1>`,
    ...paragraphs.map((text) => paragraph(text, 'font-size:15px;line-height:24px')),
    ...(action ? [buttonHtml(action)] : []),
    ...afterAction.map((text) => paragraph(text, small)),
    ...(optOutUrl ? [`<p style="${small}"><a href="${escapeHtml(optOutUrl)}">Unsubscribe</a></p>`] : []),
  ];
  const title = `<title>${escapeHtml(subject)}</title>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">${title}</head><body style="${page}"><div style="${card}">${body.join('')}</div></body></html>`;
}

function buttonHtml({ label, url }: { label: string; url: string }): string {
  const href = escapeHtml(url);
  return `<p style="margin:24px 0"><a href="${href}" style="${button}">${escapeHtml(label)}</a></p><p style="${small};word-break:break-all">${href}</p>`;
}

const paragraph = (text: string, style: string): string =>
  `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
