export * from '../routes/vehicle-detail.route.tsx';
