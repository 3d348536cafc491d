import {
  type ComponentProps,
  type ComponentType,
  type FocusEvent,
  type FocusEventHandler,
  type FormEvent,
  type FormEventHandler,
  type ReactNode,
  useState,
} from 'react';
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

type Counted<E> = {
  maxLength?: number | undefined;
  mark?: ReactNode;
  onInput?: FormEventHandler<E> | undefined;
  onFocus?: FocusEventHandler<E> | undefined;
  onBlur?: FocusEventHandler<E> | undefined;
};

/** While somebody writes near the `maxLength` of a text the field's mark tells how many characters of it are used. */
const useCounted = <E extends HTMLInputElement | HTMLTextAreaElement>(props: Counted<E>) => {
  const { maxLength = Infinity, mark, onInput, onFocus, onBlur } = props;
  const [length, setLength] = useState(0);
  return {
    mark: length < maxLength * nearlyFull ? mark : <span role="status">{`${length} / ${maxLength}`}</span>,
    onInput(event: FormEvent<E>) {
      setLength(event.currentTarget.value.length);
      onInput?.(event);
    },
    onFocus(event: FocusEvent<E>) {
      setLength(event.currentTarget.value.length);
      onFocus?.(event);
    },
    onBlur(event: FocusEvent<E>) {
      setLength(0);
      onBlur?.(event);
    },
  };
};

/** A labelled text of several lines that tells when it is nearly full: what is pasted beyond its `maxLength` is cut by the browser without a word. */
export function TextAreaField(props: ComponentProps<typeof LabelledArea>) {
  return <LabelledArea {...props} {...useCounted(props)} />;
}

/** The same of one line, for texts that somebody writes or pastes, such as a name. */
export function CountedTextField(props: ComponentProps<typeof TextField>) {
  return <TextField {...props} {...useCounted(props)} />;
}

/** A labelled choice from a list; children are its options. */
export const SelectField = labelled<'select'>(Select);
