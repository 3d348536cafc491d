import type { ComponentProps, ComponentType } from 'react';
import { Field, type FieldProps } from './field';
import { Select, TextArea, TextInput } from './inputs';

type Tag = 'input' | 'textarea' | 'select';
type Labelled<T extends Tag> = FieldProps & ComponentProps<T>;

/** A control in its field: label, hint and error go to the field, the rest (also a form library's `register`) to the control. */
const labelled =
  <T extends Tag>(Control: ComponentType<ComponentProps<T>>) =>
  ({ label, mark, hint, error, isRequired, className, ...control }: Labelled<T>) => (
    <Field
      label={label}
      mark={mark}
      hint={hint}
      error={error}
      {...(isRequired && { isRequired })}
      {...(className && { className })}
    >
      {/* TypeScript cannot see that what is left of the props is the control's own */}
      {(own) => <Control {...(control as unknown as ComponentProps<T>)} {...own} />}
    </Field>
  );

/** A labelled line of text. */
export const TextField = labelled<'input'>(TextInput);
/** A labelled text of several lines. */
export const TextAreaField = labelled<'textarea'>(TextArea);
/** A labelled choice from a list; children are its options. */
export const SelectField = labelled<'select'>(Select);
