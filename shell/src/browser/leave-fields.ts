import { options } from 'preact';

const FIELD = /^(?:input|textarea|select)$/;

/**
 * Leaves what people type and choose in their fields while the page comes to life: a part that is rendered again meanwhile would
 * put its own values back. @returns what ends that.
 */
export function leaveFields(): () => void {
  const before = options.vnode ?? (() => undefined);
  options.vnode = (vnode) => {
    before(vnode);
    if (typeof vnode.type !== 'string' || !FIELD.test(vnode.type)) return;
    const props = vnode.props as { value?: unknown; checked?: unknown };
    delete props.value;
    delete props.checked;
  };
  return () => {
    options.vnode = before;
  };
}
