export * from '../routes/stock-list.route.tsx';
