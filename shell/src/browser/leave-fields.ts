import { options, type VNode } from 'preact';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
interface FieldProps {
  value?: unknown;
  checked?: unknown;
}

const FIELD = /^(?:input|textarea|select)$/;

/** Whether a field still holds what the server put there. */
function isUntouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const served = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
    return served?.selected ?? true;
  }
  if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) return false;
  return field.value === field.defaultValue;
}

/**
 * Leaves what people type and choose in their fields while the page comes to life: a part that is rendered again meanwhile would
 * put its own values back. @returns what ends that, and fills in the fields that nobody has touched.
 */
export function leaveFields(): () => void {
  const before = options.vnode ?? (() => undefined);
  const left: [vnode: VNode & { readonly __e?: Field | null }, props: FieldProps][] = [];
  options.vnode = (vnode) => {
    before(vnode);
    if (typeof vnode.type !== 'string' || !FIELD.test(vnode.type)) return;
    const props = vnode.props as FieldProps;
    left.push([vnode, { ...props }]);
    delete props.value;
    delete props.checked;
  };
  return () => {
    options.vnode = before;
    // The newest of a field comes last. `__e` is the element of a rendered node in every build of Preact.
    const newest = new Map(left.flatMap(([{ __e: field }, props]) => (field ? [[field, props]] : [])));
    for (const [field, { value, checked }] of newest) {
      if (!field.isConnected || !isUntouched(field)) continue;
      if (value !== undefined && value !== null && field.value !== String(value)) field.value = String(value);
      if (typeof checked === 'boolean' && 'checked' in field) field.checked = checked;
    }
  };
}
