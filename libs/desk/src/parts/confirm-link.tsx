import { ButtonLink } from '@souk/ui';
import type { ComponentProps } from 'react';

/** Where somebody at a desk signs in again (apps/shell/src/pages/confirm-page.tsx). */
const confirmPath = '/admin/confirm';

type Props = Pick<ComponentProps<typeof ButtonLink>, 'children' | 'onClick'> & {
  /** What is asked for there: a level of sign-in, or to set up a second factor. */
  asks?: { acr: string } | { enrol: '1' };
  'data-autofocus'?: boolean;
};

/** Leads to where its person signs in again, in a window of its own: a link, which no browser blocks. */
export function ConfirmLink({ asks, ...link }: Props) {
  return (
    <ButtonLink
      href={asks ? `${confirmPath}?${new URLSearchParams(asks)}` : confirmPath}
      // With its opener the window may close itself when it is done.
      target="souk-confirm"
      rel="opener"
      $variant="primary"
      {...link}
    />
  );
}
