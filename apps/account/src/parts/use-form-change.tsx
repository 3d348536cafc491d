import { useSay, useFormErrors } from '@souk/state';
import { Notice } from '@souk/ui';
import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type Change, useChange } from './use-change';
import { useRefusedFocus } from './use-refused-focus';

type Form<V extends FieldValues> = Pick<UseFormReturn<V>, 'formState' | 'getValues' | 'register' | 'setFocus'>;

/**
 * A change that a form sends. A failure is told within the form: a refused field at that field, which takes the focus, anything else in
 * `trouble`. When the form was left before the answer came, a failure is told over the page, and what comes `then` is left out: nobody is
 * led away from where they went on.
 * @param form of `useForm` @param change as `useChange` takes it @param isOwn false for a failure that the form has a text of its own for
 * @returns `send` the change; `errorOf` what stands under a field; `trouble` what stands above the button that sends, null: nothing
 */
export const useFormChange = <V extends FieldValues, Input, Answer>(
  form: Form<V>,
  change: Omit<Change<Input, Answer>, 'failed' | 'isForm'>,
  isOwn: (error: unknown) => boolean = () => true,
) => {
  const say = useSay();
  const isShown = useRef(false);
  // With what is read anew the form may go, while its reader is still there.
  const wasShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  const send = useChange<Input, Answer>({
    ...change,
    isForm: true,
    sent: (answer, input) => {
      wasShown.current = isShown.current;
      change.sent?.(answer, input);
    },
    then: (answer, input) => (wasShown.current ? change.then?.(answer, input) : undefined),
    failed: (error) => void (isShown.current || say.failed(error)),
  });
  const errors = useFormErrors(form, isOwn(send.error) ? send.error : null);
  useRefusedFocus(form, send.error);
  const trouble = errors.whole && (
    <Notice $tone="sale" role="alert">
      {errors.whole}
    </Notice>
  );
  return { send, errorOf: errors.of, trouble };
};
