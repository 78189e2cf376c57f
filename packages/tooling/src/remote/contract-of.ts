import { type PartContract, PLATFORM_PART } from '@forecourt/contracts';
import { partContract } from '../release/part-contract.ts';
import type { Remote } from './federation-config.ts';

export const CONTRACT = 'contract.json';

/** What a micro-frontend offers and uses. @param names that it uses of the shell's modules. */
export async function contractOf(
  { name, routes, widgets }: Remote,
  names: Readonly<Record<string, readonly string[]>>,
): Promise<PartContract> {
  const paths = new Map<string, string | undefined>([
    ...routes.map(({ id, path }) => [`route-${id}`, path] as const),
    ...widgets.map((widget) => [`widget-${widget.name}`, undefined] as const),
  ]);
  const { offers, uses } = await partContract(name, paths);
  return { offers, uses: { ...uses, [`shell.${PLATFORM_PART}`]: { passes: [names] } } };
}
