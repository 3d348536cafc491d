import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

/** What a control must carry so that its label, hint and error belong to it. */
export type ControlProps = {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  required?: true;
};

export type FieldProps = {
  label: ReactNode;
  /** A word that says whether it must be filled in, shown beside the label: "optional", "required". */
  mark?: ReactNode;
  /** Why it is asked, or in what form. */
  hint?: ReactNode;
  /** What is wrong and what to do. Absent: nothing is wrong. */
  error?: ReactNode;
  isRequired?: boolean;
};

type Props = FieldProps & { children: (control: ControlProps) => ReactNode; className?: string };

/**
 * A control with its visible label above, and its hint and error below. The error is an alert beside being the control's description: who leaves a
 * field, or presses Enter in the one that is wrong, is moved nowhere and would hear nothing by the description alone. Where a form moves the focus
 * to the field it is read twice, which is the lesser evil. Source: WCAG 2.2, 4.1.3; techniques ARIA19, ARIA21.
 */
export function Field({ label, mark, hint, error, isRequired, className, children }: Props) {
  const id = useId();
  const hintId = hint ? `${id}h` : '';
  const errorId = error ? `${id}e` : '';
  const describedBy = [errorId, hintId].filter(Boolean).join(' ');
  const control: ControlProps = {
    id,
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(error ? { 'aria-invalid': true as const } : {}),
    ...(isRequired && { required: true as const }),
  };
  return (
    <Box className={className}>
      <Top>
        <label htmlFor={id}>{label}</label>
        {mark && <Mark>{mark}</Mark>}
      </Top>
      {children(control)}
      {error && (
        <FieldError id={errorId} role="alert">
          {error}
        </FieldError>
      )}
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: 6px;
  align-content: start;
  min-width: 0;
`;
const Top = styled.div`
  display: flex;
  gap: 8px;
  justify-content: space-between;
  align-items: baseline;
  font-size: var(--text-sm);
  font-weight: 600;
`;
const Mark = styled.span`
  color: var(--color-ink-soft);
  font-weight: 400;
`;
/** What is wrong, in the colour of a warning and in words. */
export const FieldError = styled.p`
  color: var(--color-sale);
  font-size: var(--text-sm);
  font-weight: 500;
`;
const Hint = styled.p`
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
`;
