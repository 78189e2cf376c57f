import type { ContentBlock } from '@forecourt/content';
import { Marked } from './marked.tsx';
import { Table } from './table.tsx';

/** Running text: paragraphs, lists, headings and tables in their order. */
export function Blocks({ blocks }: { readonly blocks: readonly ContentBlock[] }) {
  return blocks.map((block) => <Block key={JSON.stringify(block)} block={block} />);
}

function Block({ block }: { readonly block: ContentBlock }) {
  if (typeof block === 'string') {
    return (
      <p>
        <Marked text={block} />
      </p>
    );
  }
  if ('heading' in block) return <h3>{block.heading}</h3>;
  if ('table' in block) return <Table {...block.table} />;
  return (
    <ul>
      {block.list.map((text) => (
        <li key={text}>
          <Marked text={text} />
        </li>
      ))}
    </ul>
  );
}
