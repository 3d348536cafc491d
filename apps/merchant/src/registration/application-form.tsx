import type { ApplicationDocument } from '@souk/contract';
import { FormattedMessage } from '@souk/i18n';
import { Button, Notice } from '@souk/ui';
import styled from 'styled-components';
import { AgreementField } from './agreement-field';
import type { ApplicationValues } from './application-values';
import { PersonFields } from './person-fields';
import { PicturesField } from './pictures-field';
import { ShopFields } from './shop-fields';
import { useApplication } from './use-application';

type Props = {
  start: ApplicationValues;
  agreement: { agreement: string; version: string };
  /** The declined application that this one replaces; null for a first one. */
  resubmitId: number | null;
  documents?: readonly ApplicationDocument[];
};

/** The application in four numbered parts. Source: spec 3 "Merchant registration"; MER-02. */
export function ApplicationFormView({ start, agreement, resubmitId, documents = [] }: Props) {
  const form = useApplication({ values: start, version: agreement.version, resubmitId });
  return (
    <Form noValidate onSubmit={form.submit}>
      <ShopFields form={form} />
      <PersonFields form={form} needsCode={resubmitId === null} />
      <PicturesField form={form} needsCode={resubmitId === null} documents={documents} />
      <AgreementField form={form} html={agreement.agreement} />
      {form.refusal && (
        <Notice role="alert" $tone="sale">
          {form.refusal}
        </Notice>
      )}
      <Button type="submit" variant="primary" size="lg" isWide isBusy={form.isSending}>
        <FormattedMessage id={resubmitId ? 'apply.sendAgain' : 'apply.send'} />
      </Button>
      <Small>
        <FormattedMessage id="apply.within" />
      </Small>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 40px;
`;
const Small = styled.p`
  margin-top: -24px;
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
  text-align: center;
`;
