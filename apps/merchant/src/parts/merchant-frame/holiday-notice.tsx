import { FormattedMessage } from '@souk/i18n';
import { useStoreNow } from '@souk/state';
import { usePeriodText } from '@souk/state/period-text';
import { Notice } from '@souk/ui';
import { CalendarClock } from 'lucide-react';
import styled from 'styled-components';

/** Says until when, to the minute, a merchant on holiday sends nothing. Absent: nothing is said. Source: marketplace 10. */
export function HolidayNotice({ closedUntil }: { closedUntil: string | null }) {
  const periodText = usePeriodText();
  const now = useStoreNow(closedUntil);
  if (!closedUntil || new Date(closedUntil) <= now) return null;
  return (
    <Holiday role="note" $tone="warn">
      <CalendarClock aria-hidden="true" />
      <FormattedMessage id="merchantFrame.holiday" values={{ date: periodText(null, closedUntil) }} />
    </Holiday>
  );
}

const Holiday = styled(Notice)`
  margin-top: 20px;
`;
