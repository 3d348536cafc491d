import { createRequestKeys, fieldErrorsOf } from '@souk/api-client';
import { useT } from '@souk/i18n';
import { useMutation, useQueryClient } from '@souk/query';
import { useNavigate } from '@souk/router';
import { useApi, useSay } from '@souk/state';
import { useState } from 'react';
import { useForm, useWatch, type Path, type PathValue, type Resolver } from 'react-hook-form';
import { formNames, inputOf, troubleOf, type ApplicationValues } from './application-values';

type Start = { values: ApplicationValues; version: string; resubmitId: number | null };

/** The application while it is filled in: values, what is wrong, sending. The rules are those of the server. */
export const useApplication = ({ values: start, version, resubmitId }: Start) => {
  const t = useT();
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { errorText } = useSay();
  const resolver: Resolver<ApplicationValues> = (values) => {
    const { fields, first } = troubleOf(inputOf(values, version), resubmitId === null);
    if (!first) return { values, errors: {} };
    const broken = Object.entries(fields).map(([name, id]) => [
      formNames[name] ?? name,
      { type: 'rule', message: t(id) },
    ]);
    focusField(first);
    return { values: {}, errors: Object.fromEntries(broken) };
  };
  // Each rule is told when the form is sent, and taken back when its field changes: never while somebody types.
  const form = useForm<ApplicationValues>({
    defaultValues: start,
    resolver,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const values = useWatch({ control: form.control }) as ApplicationValues; // every field has a default
  const [keys] = useState(() => createRequestKeys());
  const sending = useMutation({
    mutationFn: (sent: ApplicationValues) => {
      const input = inputOf(sent, version);
      if (!resubmitId) return api.merchants.apply(input);
      const again = { ...input, id: resubmitId };
      return keys.run(again, (idempotencyKey) => api.merchants.resubmit(again, { idempotencyKey }));
    },
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: ['applications'] });
      void navigate(`/merchant/registration/confirm?id=${id}`);
    },
    onError(error) {
      for (const [wire, message] of Object.entries(fieldErrorsOf(error))) {
        const name = formNames[wire] ?? wire;
        if (name in start) form.setError(name as Path<ApplicationValues>, { type: 'server', message });
      }
    },
  });
  const { errors } = form.formState;
  return {
    values,
    set<K extends Path<ApplicationValues>>(name: K, value: PathValue<ApplicationValues, K>) {
      form.setValue(name, value, { shouldDirty: true });
      form.clearErrors(name);
    },
    /** Beside those that are there now, not those that were there when the pictures were chosen. */
    addPictures(urls: readonly string[]) {
      form.setValue('pictures', [...form.getValues('pictures'), ...urls], { shouldDirty: true });
      form.clearErrors('pictures');
    },
    submit: form.handleSubmit((sent) => sending.mutate(sent)),
    /** @param name of the field, as the form or the wire calls it */
    errorOf: (name: string) => errors[(formNames[name] ?? name) as keyof ApplicationValues]?.message ?? null,
    /** What the server said that belongs to no field. */
    refusal: sending.error && Object.keys(errors).length === 0 ? errorText(sending.error) : null,
    isSending: sending.isPending,
  };
};

export type ApplicationForm = ReturnType<typeof useApplication>;

const focusField = (name: string) => {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>(`[data-field="${name}"] :is(input, select, textarea, button)`);
    field?.focus();
  });
};
