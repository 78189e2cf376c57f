import { type Letter, oneLine } from './letter.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const FONT = 'font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#1a1a1a';
const QUOTE = 'margin:0 0 16px;padding:8px 16px;border-left:4px solid #c8102e;white-space:pre-wrap';

/** The letter as HTML: the same words as the plain text, every one of them escaped; nothing is loaded from anywhere. */
export const letterHtml = ({ subject, greeting, paragraphs, facts, quotes, links, closing }: Letter): string =>
  [
    `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${escaped(oneLine(subject))}</title></head>`,
    `<body style="margin:0;padding:24px;${FONT}">`,
    ...[greeting, ...paragraphs].map(paragraph),
    table(facts),
    ...quotes.map(
      ({ heading, text }) =>
        `<p><strong>${escaped(heading)}</strong></p><blockquote style="${QUOTE}">${escaped(text)}</blockquote>`,
    ),
    ...links.map(({ label, url }) => `<p><a href="${escaped(url)}" style="color:#c8102e">${escaped(label)}</a></p>`),
    `<p>${closing.map((line) => escaped(oneLine(line))).join('<br>')}</p>`,
    '</body></html>',
  ]
    .filter(Boolean)
    .join('\n');

const paragraph = (text: string): string => `<p>${escaped(oneLine(text))}</p>`;

const table = (facts: Letter['facts']): string => {
  if (facts.length === 0) return '';
  const rows = facts.map(
    ([name, value]) =>
      `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0">${escaped(name)}</th><td>${escaped(oneLine(value))}</td></tr>`,
  );
  return `<table cellpadding="0" cellspacing="0" style="margin:0 0 16px;${FONT}">${rows.join('')}</table>`;
};
