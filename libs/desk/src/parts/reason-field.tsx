import { TextAreaField } from '@souk/ui';

type Props = {
  label: string;
  hint?: string | undefined;
  value: string;
  /** What is wrong with it; null: nothing, or the form was not sent. */
  error: string | null;
  maxLength?: number;
  rows?: number;
  /** The dialog opens with the focus here. */
  'data-autofocus'?: true;
  onChange: (reason: string) => void;
};

/** What is wrong with a reason as it is typed: the id of the message; null: nothing. */
export const reasonFault = (typed: string) => (typed.trim() === '' ? 'desk.reasonMissing' : null);

/** Why something is done that the log keeps. */
export function ReasonField({ maxLength = 300, rows = 2, onChange, ...field }: Props) {
  return (
    <TextAreaField
      {...field}
      maxLength={maxLength}
      rows={rows}
      isRequired
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
