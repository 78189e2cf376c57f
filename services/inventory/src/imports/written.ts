/** What moves without anybody editing the van. */
const UNEDITED = ['version', 'updated_at', 'held_at', 'deleted_at', 'verified_fields'];

/**
 * In SQL, of a row of `vehicle`: what it says, in short. It is another one as soon as somebody has edited the van. A column that a later
 * release adds does not count until it is filled.
 */
export const WRITTEN = `md5(jsonb_strip_nulls(to_jsonb(vehicle) - '{${UNEDITED.join(',')}}'::text[])::text)`;
