import { FormattedMessage } from '@souk/i18n';
import { Button, ErrorNotice } from '@souk/ui';
import type { FormEventHandler, ReactNode } from 'react';
import styled from 'styled-components';

type Props = {
  /** Message id of one sentence above the fields. */
  lead?: string;
  submit: string;
  isBusy: boolean;
  /** What went wrong with the step as a whole. */
  error?: ReactNode;
  onSubmit: FormEventHandler;
  children: ReactNode;
  /** Links to other steps. */
  ways?: ReactNode;
};

/** One step of the dialog: fields, one button, links to other steps. The dialog's title is its heading. */
export function StepFrame({ lead, submit, isBusy, error, onSubmit, children, ways }: Props) {
  return (
    <Form onSubmit={onSubmit} noValidate>
      {lead && (
        <Lead>
          <FormattedMessage id={lead} />
        </Lead>
      )}
      {error && <ErrorNotice title={error} />}
      {children}
      <Button type="submit" variant="primary" size="lg" isWide isBusy={isBusy}>
        <FormattedMessage id={submit} />
      </Button>
      {ways && <Ways>{ways}</Ways>}
    </Form>
  );
}

/** A way to another mode, as a line of text. */
export function Way({ label, onGo }: { label: string; onGo: () => void }) {
  return (
    <Button variant="quiet" size="sm" onClick={onGo}>
      <FormattedMessage id={label} />
    </Button>
  );
}

const Form = styled.form`
  display: grid;
  gap: 18px;
`;
const Lead = styled.p`
  color: var(--color-ink-soft);
`;
const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 2px 8px;
  & > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
`;
