import { createRequestKeys, fieldErrorsOf, hasReason } from '@souk/api-client';
import { useT } from '@souk/i18n';
import { useMutation, useQueryClient } from '@souk/query';
import { useNavigate } from '@souk/router';
import { useApi, useSay } from '@souk/state';
import { useFormDraft } from '@souk/state/form-draft';
import { useIsMounted } from '@souk/state/is-mounted';
import { useState } from 'react';
import { useForm, useWatch, type Path, type PathValue, type Resolver } from 'react-hook-form';
import { formNames, inputOf, noValues, sentHref, troubleOf, type ApplicationValues } from './application-values';

type Start = { values: ApplicationValues; version: string; resubmitId: number | null };

/** The application while it is filled in: values, what is wrong, sending. The rules are those of the server. */
export const useApplication = ({ values: start, version, resubmitId }: Start) => {
  const t = useT();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { errorText, failed } = useSay();
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
  // Who agrees does so knowingly, and a code is good for a while only.
  const { dropDraft } = useFormDraft(form, `application.${resubmitId ?? 'first'}`, ['isAgreed', 'captcha']);
  const values = useWatch({ control: form.control }) as ApplicationValues; // every field has a default
  const isMounted = useIsMounted();
  const readAnew = () => queryClient.invalidateQueries({ queryKey: ['applications'] });
  const sending = useMutation({
    mutationFn: useSend(version, resubmitId),
    onSuccess: async ({ id }) => {
      // With what is read anew the form may go, while its reader is still there.
      const wasMounted = isMounted();
      dropDraft();
      await readAnew();
      // Back leads past the form that was sent.
      if (wasMounted) void navigate(sentHref(id), { replace: true });
    },
    onError(error) {
      if (!isMounted()) failed(error);
      // The record says by now that it was sent, and the page leads to where it stands.
      if (hasReason(error, 'APPLICATION_NOT_DECLINED')) void readAnew().then(dropDraft);
      const served = servedOf(error);
      for (const [name, message] of served) form.setError(name, { type: 'server', message });
      // The button is far below the field: without this nothing on the screen would answer the press.
      if (served[0]) focusField(served[0][0]);
    },
  });
  const { errors } = form.formState;
  return {
    values,
    set<K extends Path<ApplicationValues>>(name: K, value: PathValue<ApplicationValues, K>) {
      form.setValue(name, value, { shouldDirty: true });
      form.clearErrors(name);
    },
    setWrong: (name: Path<ApplicationValues>, message: string) => form.setError(name, { type: 'server', message }),
    /** Beside those that are there now, not those that were there when the pictures were chosen. */
    addPictures(urls: readonly string[]) {
      form.setValue('pictures', [...form.getValues('pictures'), ...urls], { shouldDirty: true });
      form.clearErrors('pictures');
    },
    submit: form.handleSubmit((sent) => sending.mutate(sent)),
    /** @param name of the field, as the form or the wire calls it */
    errorOf: (name: string) => errors[(formNames[name] ?? name) as keyof ApplicationValues]?.message ?? null,
    /** What the server said that belongs to no field. */
    refusal: sending.error && servedOf(sending.error).length === 0 ? errorText(sending.error) : null,
    isSending: sending.isPending,
  };
};

export type ApplicationForm = ReturnType<typeof useApplication>;

/** What the server said of fields that the form has, by their names in the form. */
const servedOf = (error: unknown) =>
  Object.entries(fieldErrorsOf(error)).flatMap(([wire, message]) => {
    const name = formNames[wire] ?? wire;
    return name in noValues ? [[name as Path<ApplicationValues>, message] as const] : [];
  });

/** @param name of the field, as the form or the wire calls it */
const focusField = (name: string) => {
  requestAnimationFrame(() => {
    const place = `[data-field="${formNames[name] ?? name}"]`;
    const field = document.querySelector<HTMLElement>(`${place} :is(input, select, textarea, button)`);
    field?.focus();
  });
};

/** Sends a first application, or one that was declined again: once, however often its answer is lost. */
const useSend = (version: string, resubmitId: number | null) => {
  const api = useApi();
  const [keys] = useState(() => createRequestKeys());
  return (sent: ApplicationValues) => {
    const input = inputOf(sent, version);
    return keys.run(input, (idempotencyKey) =>
      resubmitId === null
        ? api.merchants.apply(input, { idempotencyKey })
        : api.merchants.resubmit({ ...input, id: resubmitId }, { idempotencyKey }),
    );
  };
};
