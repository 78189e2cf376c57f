import { ApiError, showToast, useMutation, useQueryClient } from '@forecourt/web-kit';
import { staffApiOf } from '../../../session/staff-api.ts';
import { vehiclesQuery } from './get-vehicles.ts';

/** DELETE /api/vehicles/{id}. One that somebody else has removed meanwhile is gone all the same. */
export function useDeleteVehicle() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => {
      try {
        await staffApiOf(client).request(`/api/vehicles/${id}`, { method: 'DELETE' });
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    onSuccess: (_nothing, id) => {
      client.setQueryData(vehiclesQuery().queryKey, (vehicles) => vehicles?.filter((vehicle) => vehicle.id !== id));
      showToast({ title: 'Vehicle deleted successfully' });
    },
    onError: () => showToast({ tone: 'error', title: 'Failed to delete vehicle', text: 'Please try again' }),
  });
}
