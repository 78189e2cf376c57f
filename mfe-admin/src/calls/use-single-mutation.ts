import { useMutation } from '@forecourt/web-kit/mutation';
import { useRef } from 'react';

/** `useMutation` whose `mutate` does nothing during a call: a second click may come before `isPending` is rendered. */
export const useSingleMutation: typeof useMutation = (options, client) => {
  const { onSettled } = options;
  const isUnderWay = useRef(false);
  const mutation = useMutation(
    {
      ...options,
      onSettled: (...outcome) => {
        isUnderWay.current = false;
        return onSettled?.(...outcome);
      },
    },
    client,
  );
  const mutate: typeof mutation.mutate = (...call) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutation.mutate(...call);
  };
  return { ...mutation, mutate } as typeof mutation;
};
