import { FormattedMessage, Money } from '@souk/i18n';
import type { CartLine } from '@souk/state';
import { usePeriodText } from '@souk/state/period-text';
import styled from 'styled-components';
import { lineNotices, type LineNotice } from './line-notices';

/** What there is to know about a line, in words. */
export function LineNoticeList({ line }: { line: CartLine }) {
  const periodText = usePeriodText();
  const notices = lineNotices(line);
  if (notices.length === 0) return null;
  return (
    <>
      {notices.map(({ id, tone, values }) => (
        <Note key={id} $tone={tone}>
          <FormattedMessage
            id={id}
            values={{ ...shown(values), ...(values.until && { until: periodText(null, values.until) }) }}
          />
        </Note>
      ))}
    </>
  );
}

const shown = ({ from, to, count, wanted }: LineNotice['values']) => ({
  ...(count === undefined ? {} : { count }),
  ...(wanted === undefined ? {} : { wanted }),
  ...(from === undefined ? {} : { from: <Money usd={from} /> }),
  ...(to === undefined ? {} : { to: <Money usd={to} /> }),
});

const Note = styled.p<{ $tone: LineNotice['tone'] }>`
  color: var(${({ $tone }) => ({ note: '--color-accent-ink', warn: '--color-sale', good: '--color-ok' })[$tone]});
  font-size: var(--text-sm);
  font-weight: 500;
  line-height: 1.35;
`;
