import { FieldError } from '@souk/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

type Props = {
  legend: string;
  /** What is wrong and what to do. Absent: nothing is wrong. */
  error?: string | null;
  /** Checkboxes. */
  children: ReactNode;
};

/** Any number of a few, with what is wrong below them. */
export function CheckboxGroup({ legend, error, children }: Props) {
  const id = useId();
  return (
    <Group {...(error ? { 'aria-invalid': true, 'aria-describedby': id } : {})}>
      <legend>{legend}</legend>
      {children}
      {error && (
        <FieldError id={id} role="alert">
          {error}
        </FieldError>
      )}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: 10px;
  min-width: 0;
  padding: 0;
  border: 0;
  & > legend {
    margin-bottom: 6px;
    font-weight: 500;
  }
  & small {
    display: block;
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
  }
  & code {
    font-size: var(--text-sm);
  }
`;
