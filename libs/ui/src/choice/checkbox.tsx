import { useId, type ComponentProps, type ReactNode } from 'react';
import styled from 'styled-components';
import { FieldError } from '../field/field';

type Props = Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode; error?: ReactNode };

/** A yes or no with its sentence beside it. Without room for a sentence give it `aria-label` and no children. */
export function Checkbox({ children, error, className, ...input }: Props) {
  const id = useId();
  return (
    <div className={className}>
      <Row>
        <Box type="checkbox" {...input} {...(error ? { 'aria-invalid': true, 'aria-describedby': id } : {})} />
        {children && <span>{children}</span>}
      </Row>
      {error && (
        <FieldError id={id} role="alert">
          {error}
        </FieldError>
      )}
    </div>
  );
}

const Row = styled.label`
  display: inline-flex;
  gap: 10px;
  align-items: flex-start;
  min-height: 24px;
  vertical-align: top;
  cursor: pointer;
`;
const Box = styled.input`
  flex: none;
  width: 22px;
  height: 22px;
  margin: 0.1em 0 0;
  /* Beside the middle of the first line, whatever the height of a line is here. */
  margin-top: calc((1lh - 22px) / 2);
  accent-color: var(--color-brand);
  cursor: pointer;
`;
