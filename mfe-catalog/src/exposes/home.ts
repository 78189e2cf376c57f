export * from '../routes/home.route.tsx';
