export * from './names/known-names.ts';
export * from './names/name-key.ts';
export * from './search/read-search.ts';
export * from './search/search-tags.ts';
export * from './spelling/spelling.ts';
export * from './terms/known-features.ts';
export * from './terms/terms.ts';
export * from './vans/describe-van.ts';
