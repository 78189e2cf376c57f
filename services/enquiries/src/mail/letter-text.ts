import { type Letter, oneLine } from './letter.ts';

/** The letter as plain text. What somebody wrote is marked line by line, so that it cannot pass for ours. */
export const letterText = ({ greeting, paragraphs, facts, quotes, links, closing }: Letter): string => {
  const width = Math.max(0, ...facts.map(([name]) => name.length)) + 2;
  const blocks = [
    oneLine(greeting),
    ...paragraphs.map(oneLine),
    facts.map(([name, value]) => `${`${name}:`.padEnd(width)}${oneLine(value)}`).join('\n'),
    ...quotes.map(({ heading, text }) => `${heading}:\n${marked(text)}`),
    ...links.map(({ label, url }) => `${label}: ${url}`),
    closing.map(oneLine).join('\n'),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
};

const marked = (text: string): string =>
  text
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => `> ${line}`)
    .join('\n');
