import { fieldErrorsOf } from '@souk/api-client';
import { useT } from '@souk/i18n';
import { useMutation, useQueryClient } from '@souk/query';
import { useNavigate } from '@souk/router';
import { useApi, useSay } from '@souk/state';
import { useState } from 'react';
import { inputOf, troubleOf, type ApplicationValues } from './application-values';

type Start = { values: ApplicationValues; version: string; resubmitId: number | null };

/** The application while it is filled in: values, what is wrong, sending. The rules are those of the server. */
export const useApplication = ({ values: start, version, resubmitId }: Start) => {
  const t = useT();
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { errorText } = useSay();
  const [values, setValues] = useState(start);
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const sending = useMutation({
    mutationFn: () => {
      const input = inputOf(values, version);
      return resubmitId ? api.merchants.resubmit({ ...input, id: resubmitId }) : api.merchants.apply(input);
    },
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: ['applications'] });
      void navigate(`/merchant/registration/confirm?id=${id}`);
    },
    onError: (error) => setWrong(fieldErrorsOf(error)),
  });
  const set = <K extends keyof ApplicationValues>(name: K, value: ApplicationValues[K]) => {
    setValues((before) => ({ ...before, [name]: value }));
    setWrong(({ [fieldNames[name] ?? name]: _mended, ...rest }) => rest);
  };
  const submit = () => {
    const { fields, first } = troubleOf(inputOf(values, version), resubmitId === null);
    setWrong(Object.fromEntries(Object.entries(fields).map(([name, id]) => [name, t(id)])));
    if (first) return focusField(first);
    sending.mutate();
  };
  const isNamed = Object.keys(wrong).length > 0;
  return {
    values,
    set,
    submit,
    errorOf: (name: string) => wrong[name] ?? null,
    /** What the server said that belongs to no field. */
    refusal: sending.error && !isNamed ? errorText(sending.error) : null,
    isSending: sending.isPending,
  };
};

export type ApplicationForm = ReturnType<typeof useApplication>;

/** Names on the wire where the form has its own. */
const fieldNames: Partial<Record<keyof ApplicationValues, string>> = {
  isAgreed: 'agreementVersion',
  pictures: 'qualificationPicture',
};

const focusField = (name: string) => {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>(`[data-field="${name}"] :is(input, select, textarea, button)`);
    field?.focus();
  });
};
