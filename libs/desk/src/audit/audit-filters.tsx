import type { AuditPerson } from '@souk/contract/desk';
import { FormattedMessage, useLocale, useT } from '@souk/i18n';
import { useNavigate } from '@souk/router';
import { Button, from, SelectField, TextField } from '@souk/ui';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import type { ListFilters } from '../parts/list-url';
import { useDesk } from '../parts/use-desk';
import { auditKindsOf } from './audit-kinds';
import type { AuditNarrowing } from './audit.url';

type Props = {
  narrowing: AuditNarrowing;
  /** Everybody who stands in the log. */
  people: readonly AuditPerson[];
  hrefOf: (filters: ListFilters) => string;
};

/** Narrows the log to a person, a kind of thing and a period: all by one press. */
export function AuditFilters({ narrowing: { subject, by = '', since = '', until = '' }, people, hrefOf }: Props) {
  const t = useT();
  const { locale } = useLocale();
  const { merchantId } = useDesk();
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)] as const);
    void navigate(hrefOf(Object.fromEntries(chosen.filter(([, value]) => value !== ''))));
  };
  const kinds = auditKindsOf(merchantId)
    .map((id) => ({ id, name: t(`desk.audit.kind.${id}`) }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
  return (
    <Row key={[subject, by, since, until].join()} noValidate onSubmit={submit}>
      <SelectField label={t('desk.audit.by')} name="by" defaultValue={by}>
        <option value="">{t('desk.audit.everybody')}</option>
        {withChosen(people, by).map(({ sub, name }) => (
          <option key={sub} value={sub}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label={t('desk.audit.kind')} name="subject" defaultValue={subject ?? ''}>
        <option value="">{t('desk.audit.everything')}</option>
        {kinds.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField label={t('desk.audit.since')} name="since" type="date" defaultValue={since} />
      <TextField label={t('desk.audit.until')} name="until" type="date" defaultValue={until} />
      <Button type="submit">
        <FormattedMessage id="desk.audit.show" />
      </Button>
    </Row>
  );
}

/** The chosen person is there before the others are known, and where nothing of theirs is left. */
const withChosen = (people: readonly AuditPerson[], by: string) =>
  by === '' || people.some(({ sub }) => sub === by) ? people : [{ sub: by, name: by }, ...people];

const Row = styled.form`
  display: grid;
  gap: 12px 16px;
  align-items: end;
  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.lg} {
    grid-template-columns: repeat(2, minmax(0, 1fr)) repeat(2, 160px) auto;
  }
`;
