/**
 * A stand-in for the hook that react-dom registers itself with, so that the React Refresh of each micro-frontend, which loads
 * later with a runtime of its own, finds react-dom. The hook of the developer tools takes precedence.
 */
interface RefreshHook {
  readonly renderers: Map<number, unknown>;
  readonly supportsFiber: true;
  inject(renderer: unknown): number;
  onScheduleFiberRoot(): void;
  onCommitFiberRoot(): void;
  onCommitFiberUnmount(): void;
}

const page = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: RefreshHook };
const renderers = new Map<number, unknown>();

page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers,
  supportsFiber: true,
  inject(renderer) {
    renderers.set(renderers.size + 1, renderer);
    return renderers.size;
  },
  onScheduleFiberRoot: () => undefined,
  onCommitFiberRoot: () => undefined,
  onCommitFiberUnmount: () => undefined,
};

export {};
