import { useColleagueName } from './use-colleague-name.ts';

/** An account by its name, at the start of a sentence. */
export function Colleague({ account }: { readonly account: string }) {
  const name = useColleagueName()(account);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
