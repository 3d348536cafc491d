import { privacyPolicyPath } from '@souk/domain';
import { FormattedMessage, useT } from '@souk/i18n';
import { Checkbox } from '@souk/ui';
import styled from 'styled-components';
import { agreementBlocks } from './agreement-blocks';
import { FormPart } from './form-part';
import type { ApplicationForm } from './use-application';

/** The agreement to read and to agree to; its version goes with the application. Source: MER-02. */
export function AgreementField({ form: { values, set, errorOf }, html }: { form: ApplicationForm; html: string }) {
  const t = useT();
  return (
    <FormPart number={4} title="apply.part.agreement">
      <Paper tabIndex={0} role="region" aria-label={t('apply.part.agreement')}>
        {agreementBlocks(html).map(({ tag, text }, index) =>
          tag === 'p' ? <p key={index}>{text}</p> : <h2 key={index}>{text}</h2>,
        )}
      </Paper>
      <div data-field="isAgreed">
        <Checkbox
          checked={values.isAgreed}
          error={errorOf('agreementVersion')}
          onChange={({ target }) => set('isAgreed', target.checked)}
        >
          <FormattedMessage
            id="apply.agree"
            values={{
              link: (words) => (
                <a key="policy" href={privacyPolicyPath} target="_blank" rel="noopener">
                  {words}
                </a>
              ),
            }}
          />
        </Checkbox>
      </div>
    </FormPart>
  );
}

const Paper = styled.div`
  max-height: 240px;
  padding: 18px 20px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius);
  background: var(--color-surface);
  overflow-y: auto;
  font-size: var(--text-sm);
  & h2 {
    margin: 1em 0 0.3em;
    font-size: 1rem;
  }
  & h2:first-child {
    margin-top: 0;
  }
`;
