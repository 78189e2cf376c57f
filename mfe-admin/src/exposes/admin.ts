export * from '../routes/admin.route.tsx';
