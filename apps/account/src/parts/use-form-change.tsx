import { useSay, useFormErrors } from '@souk/state';
import { useIsMounted } from '@souk/state/is-mounted';
import { Notice } from '@souk/ui';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type Change, useChange } from './use-change';
import { useRefusedFocus } from './use-refused-focus';

type Form<V extends FieldValues> = Pick<
  UseFormReturn<V>,
  'formState' | 'getValues' | 'register' | 'setFocus' | 'subscribe'
>;

/**
 * A change that a form sends. A failure is told within the form: a refused field at that field, which takes the focus, anything else in
 * `trouble`. When the form was left before the answer came, a failure is told over the page.
 * @param form of `useForm` @param change as `useChange` takes it @param isOwn false for a failure that the form has a text of its own for
 * @returns `send` the change; `errorOf` what stands under a field; `trouble` what stands above the button that sends, null: nothing
 */
export const useFormChange = <V extends FieldValues, Input, Answer>(
  form: Form<V>,
  change: Omit<Change<Input, Answer>, 'failed' | 'isForm'>,
  isOwn: (error: unknown) => boolean = () => true,
) => {
  const say = useSay();
  const isMounted = useIsMounted();
  const send = useChange<Input, Answer>({
    ...change,
    isForm: true,
    failed: (error) => void (isMounted() || say.failed(error)),
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
