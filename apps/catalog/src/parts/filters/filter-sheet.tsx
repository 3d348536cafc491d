import type { Facet } from '@souk/contract';
import { FormattedMessage, useT } from '@souk/i18n';
import { Accordion, Button, Drawer, VisuallyHidden } from '@souk/ui';
import { FacetBody } from './facet-body';
import { FacetToggle, yesOf } from './facet-toggle';
import { isAsked } from './facet.url';
import { useFilters } from './use-filters';

type Props = { facets: readonly Facet[]; total: number; onClose: () => void };

/** All facets on a sheet as high as the phone, with the number of results on its button. Source: docs/expectations M5. */
export default function FilterSheet({ facets, total, onClose }: Props) {
  const t = useT();
  const { search, isChanging } = useFilters();
  return (
    <Drawer
      title={t('filters.label')}
      closeLabel={t('word.close')}
      onClose={onClose}
      footer={
        // It says that the list still changes, and closes the sheet all the same: a press that does nothing is no answer.
        <Button variant="primary" isWide aria-busy={isChanging} onClick={onClose}>
          <FormattedMessage id="filters.show" values={{ total }} />
        </Button>
      }
    >
      {/* The list behind the sheet cannot be heard, so its number of results is said here. */}
      <VisuallyHidden as="p" role="status">
        <FormattedMessage id="list.total" values={{ total }} />
      </VisuallyHidden>
      {facets.map((facet) => {
        const yes = yesOf(facet);
        return yes ? (
          <div key={facet.key}>
            <FacetToggle facet={facet} yes={yes} />
          </div>
        ) : (
          <Accordion
            key={facet.key}
            title={facet.label}
            isOpen={facet.values.some(({ value }) => isAsked(search, facet.key, value))}
          >
            <FacetBody facet={facet} />
          </Accordion>
        );
      })}
    </Drawer>
  );
}
