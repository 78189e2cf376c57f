import { type EmailContent, oneLine } from './email-content.ts';

/** Renders a mail as plain text. Every quoted line is marked, so that it cannot pass for ours. */
export const renderText = ({ greeting, paragraphs, facts, quotes, links, closing }: EmailContent): string => {
  const width = Math.max(0, ...facts.map(([name]) => name.length)) + 2;
  const blocks = [
    oneLine(greeting),
    ...paragraphs.map(oneLine),
    facts.map(([name, value]) => `${`${name}:`.padEnd(width)}${oneLine(value)}`).join('\n'),
    ...quotes.map(({ heading, text }) => `${heading}:\n${quoted(text)}`),
    ...links.map(({ label, url }) => `${label}: ${url}`),
    closing.map(oneLine).join('\n'),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
};

const quoted = (text: string): string =>
  text
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => `> ${line}`)
    .join('\n');
