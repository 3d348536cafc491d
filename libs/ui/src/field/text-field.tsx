import { type ComponentProps, type ComponentType, type FocusEvent, useState } from 'react';
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
const LabelledArea = labelled<'textarea'>(TextArea);

/** From this share of its limit on a text tells how much of it is used. */
const nearlyFull = 0.8;

/**
 * A labelled text of several lines. While somebody writes near its `maxLength` it tells how many characters of it are used: what is pasted beyond
 * is cut by the browser without a word.
 */
export function TextAreaField(props: ComponentProps<typeof LabelledArea>) {
  const { maxLength = Infinity, mark, onInput, onFocus, onBlur } = props;
  const [length, setLength] = useState(0);
  const measure = ({ currentTarget }: { currentTarget: HTMLTextAreaElement }) => setLength(currentTarget.value.length);
  return (
    <LabelledArea
      {...props}
      mark={length < maxLength * nearlyFull ? mark : <span role="status">{`${length} / ${maxLength}`}</span>}
      onInput={(event) => {
        measure(event);
        onInput?.(event);
      }}
      onFocus={(event) => {
        measure(event);
        onFocus?.(event);
      }}
      onBlur={(event: FocusEvent<HTMLTextAreaElement>) => {
        setLength(0);
        onBlur?.(event);
      }}
    />
  );
}
/** A labelled choice from a list; children are its options. */
export const SelectField = labelled<'select'>(Select);
