import fc from '../../../../node_modules/fast-check/lib/fast-check.js';

// A tree always tries the same values, so that what its CI finds can be found again; the next tree tries others.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED) });

export * from '../../../../node_modules/fast-check/lib/fast-check.js';
export { fc as default };
