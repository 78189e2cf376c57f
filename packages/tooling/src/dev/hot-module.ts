import { flush } from '@prefresh/utils';

type GetCustomHooks = () => readonly unknown[];

/** What `@prefresh/core`, which the shell loads in development, offers. */
interface Prefresh {
  register(type: unknown, id: string): void;
  sign(type: unknown, key: string, forceReset?: boolean, getCustomHooks?: GetCustomHooks, status?: string): string;
}

const prefresh = (): Prefresh => (globalThis as unknown as { readonly __PREFRESH__: Prefresh }).__PREFRESH__;

/** Called by the compiled module with each of its components. */
export const registerIn = (module: string) => (type: unknown, id: string) => prefresh().register(type, `${module} ${id}`);

/** Called by the compiled module with the hooks that a component uses: if they change, its state is lost. */
export function sign() {
  let status = 'begin';
  let signed: unknown;
  return (type: unknown, key: string, forceReset?: boolean, getCustomHooks?: GetCustomHooks): unknown => {
    signed ??= type;
    status = prefresh().sign(type || signed, key, forceReset, getCustomHooks, status);
    return type;
  };
}

interface Hot {
  /** Set by the version that this one replaces. */
  readonly data?: object;
  accept(): void;
}

/** Called at the end of the module. */
export function replaceable(hot: Hot): void {
  hot.accept();
  if (hot.data) flush();
}
