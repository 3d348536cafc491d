import { FormattedMessage } from '@souk/i18n';
import { Picture } from '@souk/ui';
import styled from 'styled-components';

const reasons = ['share', 'words', 'answer', 'pay'] as const;

/** What a maker gets for selling here. */
export function Reasons() {
  return (
    <Aside>
      <Picture src="/img/merchant-oak-range.webp" alt="" ratio="16 / 9" sizes="(min-width: 1024px) 420px, 92vw" />
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>
            <strong>
              <FormattedMessage id={`apply.reason.${reason}`} />
            </strong>
            <p>
              <FormattedMessage id={`apply.reason.${reason}Text`} />
            </p>
          </li>
        ))}
      </ul>
    </Aside>
  );
}

const Aside = styled.aside`
  position: sticky;
  top: 96px;
  display: grid;
  gap: 24px;
  & ul {
    display: grid;
    gap: 18px;
    padding: 0;
    list-style: none;
  }
  & strong {
    font-family: var(--font-heading);
    font-size: var(--text-lg);
    font-weight: 500;
  }
  & p {
    margin-top: 2px;
    color: var(--color-ink-soft);
  }
`;
