import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field';
import { Select, TextArea, TextInput } from './inputs';

/** A labelled line of text; the rest of its props go to the input (also those of a form library's `register`). */
export function TextField({
  label,
  mark,
  hint,
  error,
  isRequired,
  className,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  return (
    <Field {...fieldProps({ label, mark, hint, error, isRequired, className })}>
      {(control) => <TextInput {...input} {...control} />}
    </Field>
  );
}

/** A labelled text of several lines. */
export function TextAreaField({
  label,
  mark,
  hint,
  error,
  isRequired,
  className,
  ...input
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field {...fieldProps({ label, mark, hint, error, isRequired, className })}>
      {(control) => <TextArea {...input} {...control} />}
    </Field>
  );
}

/** A labelled choice from a list; children are its options. */
export function SelectField({
  label,
  mark,
  hint,
  error,
  isRequired,
  className,
  ...input
}: FieldProps & ComponentProps<'select'>) {
  return (
    <Field {...fieldProps({ label, mark, hint, error, isRequired, className })}>
      {(control) => <Select {...input} {...control} />}
    </Field>
  );
}

type Given = { [Key in keyof FieldProps | 'className']?: (FieldProps & { className: string })[Key] | undefined } & Pick<
  FieldProps,
  'label'
>;

const fieldProps = ({ label, mark, hint, error, isRequired, className }: Given) => ({
  label,
  mark,
  hint,
  error,
  ...(isRequired && { isRequired }),
  ...(className && { className }),
});
