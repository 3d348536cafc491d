import type { AuditPerson } from '@souk/contract/desk';
import { useLocale, useT } from '@souk/i18n';
import { from, SelectField } from '@souk/ui';
import styled from 'styled-components';
import { DayFilter } from '../parts/day-filter';
import { filtersWith } from '../parts/list-filters';
import type { ListFilters } from '../parts/list-url';
import { MerchantFilter } from '../parts/money-filters';
import { useDesk } from '../parts/use-desk';
import { auditKindsOf } from './audit-kinds';
import type { AuditNarrowing } from './audit.url';
import { useNarrow } from '../parts/use-narrow';

type Props = {
  filters: ListFilters;
  narrowing: AuditNarrowing;
  /** Everybody who stands in the log. */
  people: readonly AuditPerson[];
  hrefOf: (filters: ListFilters) => string;
};

/** Narrows the log to a person, a kind of thing, a period and, at the platform's desk, a merchant. */
export function AuditFilters({ filters, narrowing, people, hrefOf }: Props) {
  const { subject = '', by = '', since = '', until = '' } = narrowing;
  const t = useT();
  const { locale } = useLocale();
  const { merchantId } = useDesk();
  const narrow = useNarrow();
  const hrefWith = (change: ListFilters) => hrefOf(filtersWith(filters, change));
  const kinds = auditKindsOf(merchantId)
    .map((id) => ({ id, name: t(`desk.audit.kind.${id}`) }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
  return (
    <Row>
      <SelectField
        label={t('desk.audit.by')}
        value={by}
        onChange={(event) => narrow(hrefWith({ by: event.target.value }))}
      >
        <option value="">{t('desk.audit.everybody')}</option>
        {withChosen(people, by).map(({ sub, name }) => (
          <option key={sub} value={sub}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('desk.audit.kind')}
        value={subject}
        onChange={(event) => narrow(hrefWith({ subject: event.target.value, subjectId: '' }))}
      >
        <option value="">{t('desk.audit.everything')}</option>
        {kinds.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {merchantId === null && <MerchantFilter filters={filters} hrefOf={hrefOf} />}
      <DayFilter label={t('desk.audit.since')} day={since} hrefOf={(next) => hrefWith({ since: next })} />
      <DayFilter label={t('desk.audit.until')} day={until} hrefOf={(next) => hrefWith({ until: next })} />
    </Row>
  );
}

/** The chosen person is there before the others are known, and where nothing of theirs is left. */
const withChosen = (people: readonly AuditPerson[], by: string) =>
  by === '' || people.some(({ sub }) => sub === by) ? people : [{ sub: by, name: by }, ...people];

const Row = styled.div`
  display: grid;
  gap: 12px 16px;
  align-items: start;
  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.lg} {
    grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  }
`;
