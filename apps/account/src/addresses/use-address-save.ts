import type { Address, AddressInput } from '@souk/contract';
import { useQueryClient } from '@souk/query';
import { useApi } from '@souk/state';
import { useRef } from 'react';
import { atForm, useChange } from '../parts/use-change';
import { addressKey } from './address.queries';

/** The address was changed in another tab, or on another device, since its form was opened. */
export class AddressChanged extends Error {}

const isSame = (one: Address, other: Address) =>
  (Object.keys(one) as (keyof Address)[]).every((field) => one[field] === other[field]);

type Then = { onChanged: (now: Address) => void; onSaved: () => void };

/**
 * Saves an address; the list follows. One that was changed elsewhere since its form was opened is not saved over: it fails with
 * `AddressChanged`, and is saved by the next press.
 * @param address as the form shows it; null: a new one @param onChanged given the address as it is now @param onSaved also when the form was left
 */
export const useAddressSave = (address: Address | null, { onChanged, onSaved }: Then) => {
  const api = useApi();
  const queryClient = useQueryClient();
  // Null once it was looked at: after a lost answer, what differs is what was saved here.
  const seen = useRef(address);
  const refuseChanged = async () => {
    if (!seen.current) return;
    const now = await api.address.detail(seen.current.id);
    if (isSame(now, seen.current)) {
      seen.current = null;
      return;
    }
    seen.current = now;
    onChanged(now);
    void queryClient.invalidateQueries({ queryKey: addressKey });
    throw new AddressChanged();
  };
  return useChange({
    call: async (input: AddressInput) => {
      await refuseChanged();
      return api.address.edit(input);
    },
    done: 'address.saved',
    sent: onSaved,
    stale: [addressKey],
    failed: atForm,
  });
};
