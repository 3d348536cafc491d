import type { Facet } from '@souk/contract';
import { FormattedMessage, useT } from '@souk/i18n';
import { lazyPart } from '@souk/mfe';
import { Button, IconButton } from '@souk/ui';
import { SlidersHorizontal, X } from 'lucide-react';
import { Suspense, type FormEvent, type MouseEvent } from 'react';
import { useOwnPanel } from '../own-panel/use-own-panel';
import { askedByForm, askedValues } from './facet.url';
import { FacetMenu } from './facet-menu';
import { FacetToggle, yesOf } from './facet-toggle';
import { Form, Menu, Menus, Open, SheetFoot, SheetHead } from './filter-bar-look';
import { SortSelect } from './sort-select';
import { useFilters } from './use-filters';

const FilterSheet = lazyPart(() => import('./filter-sheet'));

type Props = { facets: readonly Facet[]; total: number };

const sheetId = 'filters';

/**
 * All that narrows and orders a list: menus in a row on wide screens, one sheet on phones. A form that works without scripts;
 * until they have come the menus themselves are the sheet, which the browser opens at once. Source: docs/expectations M5, P9.
 */
export function FilterBar({ facets, total }: Props) {
  const t = useT();
  const { search, pathname, apply } = useFilters();
  const sheet = useOwnPanel('filters');
  const kept = ['title', ...(facets.some(({ key }) => key === 'category') ? [] : ['cid', 'l'])];
  const count = askedValues(facets, search).length;
  const hasMenu = (key: string, at: number) =>
    !key.startsWith('attr:') || attributesBefore(facets, at) < attributesShown;
  const open = (event: MouseEvent) => {
    // the browser would open its own
    event.preventDefault();
    sheet.open();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // What was ticked before the scripts came stands in the form alone.
    // An old browser opens no sheet of its own, and does not know the selector.
    if (!('popover' in HTMLElement.prototype)) return;
    const native = event.currentTarget.querySelector<HTMLElement>(`#${sheetId}:popover-open`);
    if (!native) return;
    const form = new FormData(event.currentTarget);
    apply((wanted) => askedByForm(wanted, form));
    native.hidePopover();
  };
  return (
    <Form method="get" action={pathname} aria-label={t('filters.label')} onSubmit={submit}>
      {kept.map(
        (name) =>
          search.get(name) !== null && <input key={name} type="hidden" name={name} value={search.get(name) ?? ''} />,
      )}
      <Menus id={sheetId} popover="auto">
        <SheetHead>
          <b>{t('filters.label')}</b>
          <IconButton label={t('word.close')} popoverTarget={sheetId} popoverTargetAction="hide">
            <X aria-hidden="true" />
          </IconButton>
        </SheetHead>
        {facets.map((facet, at) => (
          <Menu key={facet.key} $isInRow={hasMenu(facet.key, at)}>
            <FacetControl facet={facet} />
          </Menu>
        ))}
        <SheetFoot>
          <Button type="submit" variant="primary" isWide>
            <FormattedMessage id="filters.show" values={{ total }} />
          </Button>
        </SheetFoot>
      </Menus>
      <Open $isOnlyWay={facets.every(({ key }, at) => hasMenu(key, at))}>
        <Button onClick={open} popoverTarget={sheetId} aria-haspopup="dialog">
          <SlidersHorizontal aria-hidden="true" size={18} strokeWidth={1.5} />
          <FormattedMessage id="filters.open" values={{ count }} />
        </Button>
      </Open>
      <SortSelect />
      <noscript>
        <button type="submit">{t('filters.apply')}</button>
      </noscript>
      {sheet.isOpen && (
        <Suspense>
          <FilterSheet facets={facets} total={total} onClose={sheet.close} />
        </Suspense>
      )}
    </Form>
  );
}

/** A switch for yes or no, a menu for everything else. */
function FacetControl({ facet }: { facet: Facet }) {
  const yes = yesOf(facet);
  return yes ? <FacetToggle facet={facet} yes={yes} /> : <FacetMenu facet={facet} />;
}

const attributesShown = 2;

const attributesBefore = (facets: readonly Facet[], at: number) =>
  facets.slice(0, at).filter(({ key }) => key.startsWith('attr:')).length;
