import { ApiError, showToast, useMutation, useQueryClient } from '@forecourt/web-kit';
import { staffApi } from '../../../session/staff-api.ts';
import { vehiclesQuery } from '../../../vehicle/get-vehicles.ts';

interface Deletion {
  readonly id: number;
  /** Where the focus goes when the card with the button is gone. */
  readonly focusAfter: HTMLElement | null | undefined;
}

/** DELETE /api/vehicles/{id}. One that somebody else has removed meanwhile is gone all the same. */
export function useDeleteVehicle() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: Deletion) => {
      try {
        await staffApi.request(`/api/vehicles/${id}`, { method: 'DELETE' });
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    onSuccess: (_nothing, { id, focusAfter }) => {
      client.setQueryData(vehiclesQuery().queryKey, (vehicles) => vehicles?.filter((vehicle) => vehicle.id !== id));
      focusAfter?.focus();
      showToast({ title: 'Vehicle deleted successfully' });
    },
    onError: () => showToast({ tone: 'error', title: 'Failed to delete vehicle', text: 'Please try again' }),
  });
}
