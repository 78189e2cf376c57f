export * from '../routes/finance.route.tsx';
