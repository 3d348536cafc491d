import { ApiError } from '@souk/api-client';
import { SharedMessages } from '@souk/i18n';
import { act, renderHook } from '@testing-library/react';
import { isValidElement, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useFormErrors } from './use-form-errors';

const messages = { 'error.platform': 'Something broke' } as never; // one of all the words
const wrapper = ({ children }: { children: ReactNode }) => (
  <SharedMessages messages={messages}>{children}</SharedMessages>
);

const errorsAfter = (failure: unknown, { broken, isShown = true }: { broken?: string; isShown?: boolean } = {}) => {
  const options = {
    defaultValues: { email: '' },
    ...(broken ? { errors: { email: { type: 'rule', message: broken } } } : {}),
  };
  const { result, rerender } = renderHook(
    ({ isSent }) => {
      const found = useFormErrors(useForm(options), isSent ? failure : null);
      if (isShown) found.of('email');
      return found;
    },
    { wrapper, initialProps: { isSent: false } },
  );
  rerender({ isSent: true });
  return result.current;
};

test('nothing wrong: no words anywhere', () => {
  const errors = errorsAfter(null);
  expect([errors.of('email'), errors.whole]).toEqual([null, null]);
});

test('what the server said of a field stands at the field, and not above the form', () => {
  const errors = errorsAfter(
    new ApiError({
      code: 400,
      reason: 'FIELDS_INVALID',
      message: 'Bad parameter',
      data: { fields: { email: 'Taken' } },
    }),
  );
  expect([errors.of('email'), errors.whole]).toEqual(['Taken', null]);
});

test('what it said of a field that the form does not have is not lost', () => {
  expect(
    errorsAfter(
      new ApiError({
        code: 400,
        reason: 'FIELDS_INVALID',
        message: 'Bad parameter',
        data: { fields: { token: 'Missing' } },
      }),
    ).whole,
  ).toBe('Bad parameter');
});

test('what it said of a field at which the form shows nothing is not lost either', () => {
  const failure = new ApiError({
    code: 400,
    reason: 'FIELDS_INVALID',
    message: 'Taken',
    data: { fields: { email: 'Taken' } },
  });
  expect(errorsAfter(failure, { isShown: false }).whole).toBe('Taken');
});

test('a failure without fields stands above the form', () => {
  expect(errorsAfter(new Error('boom')).whole).toBe('Something broke');
});

test('a broken rule comes before what the server said earlier', () => {
  const failure = new ApiError({
    code: 400,
    reason: 'FIELDS_INVALID',
    message: 'Bad parameter',
    data: { fields: { email: 'Taken' } },
  });
  expect(isValidElement(errorsAfter(failure, { broken: 'rule.emailInvalid' }).of('email'))).toBe(true);
});

test('what the server said of a field goes at the first change of its value, and stays gone', () => {
  const failure = (fields: Record<string, string>) =>
    new ApiError({ code: 400, reason: 'FIELDS_INVALID', message: 'Bad parameter', data: { fields } });
  const { result, rerender } = renderHook(
    ({ error }) => {
      const form = useForm({ defaultValues: { email: 'ada', code: '' } });
      const errors = useFormErrors(form, error);
      return { form, found: [errors.of('email'), errors.of('code'), errors.whole] };
    },
    { wrapper, initialProps: { error: failure({ email: 'Taken', code: 'Wrong' }) } },
  );
  const type = (email: string) => act(() => result.current.form.setValue('email', email));
  type('grace');
  expect(result.current.found).toEqual([null, 'Wrong', null]);
  type('ada');
  expect(result.current.found).toEqual([null, 'Wrong', null]);
  rerender({ error: failure({ email: 'Taken again' }) });
  expect(result.current.found).toEqual(['Taken again', null, null]);
});
