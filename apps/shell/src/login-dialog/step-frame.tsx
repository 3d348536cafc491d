import { FormattedMessage } from '@souk/i18n';
import { Button, ErrorNotice } from '@souk/ui';
import type { FormEventHandler, ReactNode } from 'react';
import styled from 'styled-components';

type Props = {
  /** Message id of the step's heading. Absent: the dialog's own says it. */
  title?: string;
  /** Message id of one sentence under it. */
  lead?: string;
  submit: string;
  isBusy: boolean;
  /** What went wrong with the step as a whole. */
  error?: ReactNode;
  onSubmit: FormEventHandler;
  children: ReactNode;
  /** Other ways to go on. */
  ways?: ReactNode;
};

/** One step of the dialog: heading, fields, one button, other ways. */
export function StepFrame({ title, lead, submit, isBusy, error, onSubmit, children, ways }: Props) {
  return (
    <Form onSubmit={onSubmit} noValidate>
      {title && (
        <h3>
          <FormattedMessage id={title} />
        </h3>
      )}
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
  & > h3 {
    font-size: var(--text-xl);
  }
`;
const Lead = styled.p`
  h3 + & {
    margin-top: -8px;
  }
  color: var(--color-ink-soft);
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 2px 8px;
`;
