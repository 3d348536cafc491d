import { cartPath } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { Wrapper } from '@souk/ui';
import styled from 'styled-components';

/**
 * Says in the HTML of a private page that it needs scripts: who has none would look at grey blocks for ever. The blocks go
 * by `@media (scripting: none)`. The inline script asks for the mark (document/inline-script.ts). Source: docs/expectations, K11.
 */
export function NeedsScripts() {
  return (
    <noscript data-needs-scripts>
      <Box role="alert">
        <strong>
          <FormattedMessage id="page.needsScripts" />
        </strong>
        <p>
          <FormattedMessage id="page.needsScriptsText" />
        </p>
        <a href={cartPath}>
          <FormattedMessage id="page.toCart" />
        </a>
      </Box>
    </noscript>
  );
}

const Box = styled(Wrapper)`
  display: grid;
  gap: 8px;
  justify-items: start;
  margin-block: 48px;
  & > a {
    min-height: 44px;
  }
`;
