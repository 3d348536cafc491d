import { FormattedMessage } from '@souk/i18n';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** One numbered part of the form under its heading. */
export function FormPart({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <Part>
      <legend>
        <Number aria-hidden="true">{number}</Number>
        <FormattedMessage id={title} />
      </legend>
      <Fields>{children}</Fields>
    </Part>
  );
}

const Part = styled.fieldset`
  & > legend {
    display: flex;
    align-items: center;
    gap: 12px;
    margin-bottom: 18px;
    font-family: var(--font-heading);
    font-size: var(--text-xl);
    font-weight: 500;
  }
`;
const Number = styled.span`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-round);
  font-family: var(--font-body);
  font-size: var(--text-sm);
`;
const Fields = styled.div`
  display: grid;
  gap: 18px;
`;
