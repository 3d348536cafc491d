import { hasReason } from '@souk/api-client';
import type { Address, AddressInput } from '@souk/contract';
import { useQueryClient } from '@souk/query';
import { useApi } from '@souk/state';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useFormChange } from '../parts/use-form-change';
import { addressKey } from './address.queries';
import type { AddressFormValues } from './address-values';

/** What happened to the address in another tab, or on another device, since its form was opened. */
type Elsewhere = 'changed' | 'deleted';

class AddressMoved extends Error {
  constructor(readonly how: Elsewhere) {
    super(how);
  }
}

const isSame = (one: Address, other: Address) =>
  (Object.keys(one) as (keyof Address)[]).every((field) => one[field] === other[field]);

type Given = {
  form: UseFormReturn<AddressFormValues>;
  /** As the form shows it; null: a new one. */
  address: Address | null;
};
type Then = { onChanged: (now: Address) => void; onSaved: () => void };

/**
 * Saves an address; the list follows. One that was changed elsewhere since its form was opened is not saved over, and one that was deleted
 * cannot be: `elsewhere` says so then, null: neither, and the next press saves it, a deleted one as a new one. The rest as `useFormChange` gives it.
 * @param onChanged given the address as it is now @param onSaved also when the form was left
 */
export const useAddressSave = ({ form, address }: Given, { onChanged, onSaved }: Then) => {
  const api = useApi();
  const queryClient = useQueryClient();
  // Null once it was looked at: after a lost answer, what differs is what was saved here.
  const seen = useRef(address);
  const isGone = useRef(false);
  const refuse = (how: Elsewhere) => {
    void queryClient.invalidateQueries({ queryKey: addressKey });
    throw new AddressMoved(how);
  };
  const refuseChanged = async () => {
    if (!seen.current) return;
    const now = await api.address.detail(seen.current.id);
    if (isSame(now, seen.current)) {
      seen.current = null;
      return;
    }
    seen.current = now;
    onChanged(now);
    refuse('changed');
  };
  const change = {
    call: async (input: AddressInput) => {
      try {
        await refuseChanged();
        return await api.address.edit(isGone.current ? { ...input, id: null } : input);
      } catch (error) {
        if (!hasReason(error, 'ADDRESS_NOT_FOUND')) throw error;
        isGone.current = true;
        seen.current = null;
        return refuse('deleted');
      }
    },
    done: 'address.saved',
    sent: onSaved,
    stale: [addressKey],
  };
  const saving = useFormChange(form, change, (error) => !(error instanceof AddressMoved));
  const { error } = saving.send;
  return { ...saving, elsewhere: error instanceof AddressMoved ? error.how : null };
};
