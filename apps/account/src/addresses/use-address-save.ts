import type { Address, AddressInput } from '@souk/contract';
import { useQueryClient } from '@souk/query';
import { useApi } from '@souk/state';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useFormChange } from '../parts/use-form-change';
import { addressKey } from './address.queries';
import type { AddressFormValues } from './address-values';

/** The address was changed in another tab, or on another device, since its form was opened. */
class AddressChanged extends Error {}

const isSame = (one: Address, other: Address) =>
  (Object.keys(one) as (keyof Address)[]).every((field) => one[field] === other[field]);

type Given = {
  form: UseFormReturn<AddressFormValues>;
  /** As the form shows it; null: a new one. */
  address: Address | null;
};
type Then = { onChanged: (now: Address) => void; onSaved: () => void };

/**
 * Saves an address; the list follows. One that was changed elsewhere since its form was opened is not saved over: `isChanged` is true then,
 * and the next press saves it. The rest as `useFormChange` gives it.
 * @param onChanged given the address as it is now @param onSaved also when the form was left
 */
export const useAddressSave = ({ form, address }: Given, { onChanged, onSaved }: Then) => {
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
  const change = {
    call: async (input: AddressInput) => {
      await refuseChanged();
      return api.address.edit(input);
    },
    done: 'address.saved',
    sent: onSaved,
    stale: [addressKey],
  };
  const saving = useFormChange(form, change, (error) => !(error instanceof AddressChanged));
  return { ...saving, isChanged: saving.send.error instanceof AddressChanged };
};
