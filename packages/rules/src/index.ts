export * from './vehicle-terms.ts';
