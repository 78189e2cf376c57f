import type { UpdateVehicle, Vehicle } from '@forecourt/contracts';
import { imagesToSave } from '@forecourt/rules';
import { definitionOf, type FieldName, type FormValues, type Pictures } from './fields.ts';
import { differences, read, valuesOf } from './form-values.ts';

/** `specifications` are stored as a whole, without unknown values and the fallbacks of changed fields. */
function specificationsAfter(before: Vehicle['specifications'], names: readonly FieldName[], values: FormValues) {
  const after: Record<string, unknown> = { ...before };
  for (const name of names) {
    const { further, twin } = definitionOf(name);
    if (twin) delete after[twin];
    if (!further) continue;
    const value = read(name, values[name]);
    if (value === null) delete after[further];
    else after[further] = value;
  }
  return after as Vehicle['specifications'];
}

const factOf = (name: FieldName, values: FormValues): object => {
  if (name !== 'pictures') return { [name]: read(name, values[name]) };
  const { images, mainImageIndex }: Pictures = values.pictures;
  return { ...imagesToSave(images), mainImageIndex };
};

/** The fields that were changed, and the body of PATCH /api/vehicles/{id} that stores just them (D23). */
export function patchOf(base: Vehicle, values: FormValues): { readonly changed: FieldName[]; readonly patch: UpdateVehicle } {
  const changed = differences(values, valuesOf(base));
  const specifications = specificationsAfter(base.specifications, changed, values);
  const isFurther = JSON.stringify(specifications) !== JSON.stringify(base.specifications);
  const facts = changed.filter((name) => !definitionOf(name).further).map((name) => factOf(name, values));
  return { changed, patch: Object.assign({}, ...facts, isFurther && { specifications }) };
}
