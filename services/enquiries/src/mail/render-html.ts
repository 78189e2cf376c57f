import { type EmailContent, oneLine } from './email-content.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const FONT = 'font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#1a1a1a';
const QUOTE = 'margin:0 0 16px;padding:8px 16px;border-left:4px solid #c8102e;white-space:pre-wrap';

/** Renders a mail as HTML. All text is escapeHtml, and nothing is loaded from elsewhere. */
export const renderHtml = ({ subject, greeting, paragraphs, facts, quotes, links, closing }: EmailContent): string =>
  [
    `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${escapeHtml(oneLine(subject))}</title></head>`,
    `<body style="margin:0;padding:24px;${FONT}">`,
    ...[greeting, ...paragraphs].map(paragraph),
    table(facts),
    ...quotes.map(
      ({ heading, text }) =>
        `<p><strong>${escapeHtml(heading)}</strong></p><blockquote style="${QUOTE}">${escapeHtml(text)}</blockquote>`,
    ),
    ...links.map(({ label, url }) => `<p><a href="${escapeHtml(url)}" style="color:#c8102e">${escapeHtml(label)}</a></p>`),
    `<p>${closing.map((line) => escapeHtml(oneLine(line))).join('<br>')}</p>`,
    '</body></html>',
  ]
    .filter(Boolean)
    .join('\n');

const paragraph = (text: string): string => `<p>${escapeHtml(oneLine(text))}</p>`;

const table = (facts: EmailContent['facts']): string => {
  if (facts.length === 0) return '';
  const rows = facts.map(
    ([name, value]) =>
      `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0">${escapeHtml(name)}</th><td>${escapeHtml(oneLine(value))}</td></tr>`,
  );
  return `<table cellpadding="0" cellspacing="0" style="margin:0 0 16px;${FONT}">${rows.join('')}</table>`;
};
